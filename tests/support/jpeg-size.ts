/**
 * Width and height from the header of a JPEG.
 * @throws Error for any other file
 */
export function jpegSize(bytes: Uint8Array): [width: number, height: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint16(0) !== 0xffd8) throw new Error('no JPEG')
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    // Frames are C0 to CF but for tables (C4), reserved (C8) and arithmetic conditions (CC).
    const frame = marker >= 0xffc0 && marker <= 0xffcf && ![4, 8, 12].includes(marker & 15)
    if (frame) return [view.getUint16(at + 7), view.getUint16(at + 5)]
  }
}
