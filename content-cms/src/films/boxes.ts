import { FileError } from '../files/uploaded-file'
import { label } from '../labels'

export const brokenFilm = label('Phim bị hỏng hoặc thiếu', 'The film is broken or not whole')

interface Box {
  type: string
  /** With its head. */
  whole: Buffer
  body: Buffer
}

/** A film in fragments has a few hundred; millions of empty ones would keep the server busy. */
const mostBoxes = 5000

/** The boxes of ISO 14496-12, one after the other. @throws FileError */
export function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  let at = 0
  while (at < bytes.length) {
    if (boxes.length === mostBoxes) throw new FileError(brokenFilm)
    const rest = bytes.length - at
    const short = rest < 8 ? 0 : bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    if (rest < head) throw new FileError(brokenFilm)
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || rest
    if (size < head || size > rest) throw new FileError(brokenFilm)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const whole = bytes.subarray(at, at + size)
    boxes.push({ type, whole, body: whole.subarray(head) })
    at += size
  }
  return boxes
}

export const inside = (boxes: Box[], type: string): Box[] =>
  boxes.filter((box) => box.type === type).flatMap(({ body }) => boxesOf(body))
