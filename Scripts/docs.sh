#!/usr/bin/env bash
# Builds the documentation of all modules, and the page where to begin, into one site: Scripts/docs.sh [FOLDER]
# The default is .build/site. Warnings are errors. To read it: python3 -m http.server -d FOLDER
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
site=${1:-$root/.build/site}
"$root/Scripts/check-docs" --site "$site"
echo "docs: $site"
