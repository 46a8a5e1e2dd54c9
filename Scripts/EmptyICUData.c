// ICU's data without any entry, which the released command has instead of Foundation's 34 MB of
// languages, formats and time zones. It is ICU's own 'stubdata': a header, and a table of no files.
// SEGUE_ICU_DATA is the name of the symbol, which contains ICU's version.

#include <stdint.h>

struct Header {
  uint16_t headerSize;
  uint8_t magic[2];
  struct {
    uint16_t size, reserved;
    uint8_t isBigEndian, charsetFamily, sizeOfUChar, reservedByte;
    uint8_t dataFormat[4], formatVersion[4], dataVersion[4];
  } info;
  char padding[8];
  uint32_t count, reserved;
  int32_t names[4];
};

_Alignas(16) const struct Header SEGUE_ICU_DATA = {
    .headerSize = 32,
    .magic = {0xda, 0x27},
    .info = {.size = 20,
             .isBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
             .sizeOfUChar = 2,
             .dataFormat = {'T', 'o', 'C', 'P'},
             .formatVersion = {1}},
};
