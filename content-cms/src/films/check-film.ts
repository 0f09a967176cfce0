import { FileError } from '../files/uploaded-file'
import { type Label, label } from '../labels'
import { boxesOf, brokenFilm, inside } from './boxes'
import { type FilmKind, filmKinds } from './film-kinds'

const sentences = {
  kind: label('Tệp không phải là phim MP4 hoặc WebM', 'This is neither an MP4 nor a WebM film'),
  codec: label(
    'Nhiều trình duyệt không phát được kiểu nén của phim này. Hãy xuất lại phim bằng H.264',
    'Many browsers do not play the codec of this film. Export it with H.264',
  ),
  place: label(
    'Phim có dữ liệu vị trí của máy quay. Hãy xuất lại phim chỉ gồm hình và tiếng',
    'The film contains position data of the camera. Export it with pictures and sound only',
  ),
} satisfies Record<string, Label>

/** Sample entries of a camera’s own track, which contains its way. */
const placeTracks = ['gpmd', 'camm', 'mebx']

/** Types of the sample entries of all tracks. */
function codecsOfMp4(bytes: Buffer): string[] {
  const top = boxesOf(bytes)
  if (!top.some(({ type }) => type === 'mdat')) throw new FileError(brokenFilm)
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl']
  return path
    .reduce(inside, top)
    .filter(({ type }) => type === 'stsd')
    .flatMap(({ body }) => boxesOf(body.subarray(8)).map(({ type }) => type))
}

const segment = Buffer.from('18538067', 'hex')

/** Whether the file contains the whole segment. Its size is an EBML number; all ones mean unknown, as in a recording. */
function isWhole(bytes: Buffer): boolean {
  const start = bytes.indexOf(segment)
  if (start === -1) return false
  const at = start + segment.length
  const length = Math.clz32(bytes[at] ?? 0) - 23
  const marker = 1n << BigInt(7 * length)
  const size = BigInt(`0x0${bytes.toString('hex', at, at + length)}`) - marker
  return size === marker - 1n || at + length + Number(size) <= bytes.length
}

const webmTracks = 100_000

function codecsOfWebm(bytes: Buffer): string[] {
  if (!isWhole(bytes)) throw new FileError(brokenFilm)
  const tracks = bytes.toString('latin1', 0, webmTracks)
  return tracks.match(/V_[A-Z0-9]+/g) ?? []
}

/** The format according to the first bytes, ignoring name and type. QuickTime is excluded. */
function kindOf(bytes: Buffer): FilmKind | null {
  const text = bytes.toString('latin1', 0, 64)
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.includes('webm')) return 'webm'
  return text.slice(4, 8) === 'ftyp' && /^(iso|mp4|avc|M4V|dash)/.test(text.slice(8)) ? 'mp4' : null
}

/** Validates by content: the format, that no end is missing, and the codec. @throws FileError */
export function checkFilm(bytes: Buffer): FilmKind {
  const kind = kindOf(bytes)
  if (kind === null) throw new FileError(sentences.kind)
  const codecs = kind === 'mp4' ? codecsOfMp4(bytes) : codecsOfWebm(bytes)
  if (codecs.some((codec) => placeTracks.includes(codec))) throw new FileError(sentences.place)
  const played: readonly string[] = filmKinds[kind].codecs
  if (!codecs.some((codec) => played.includes(codec))) throw new FileError(sentences.codec)
  return kind
}
