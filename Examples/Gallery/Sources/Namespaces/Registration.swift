enum Registration {}
