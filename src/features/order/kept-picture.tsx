import type { Texts } from '../../i18n/catalogues.ts'
import { useLoaded } from '../../ui/use-loaded.ts'

const width = 720
const margin = 48
const lineHeight = 56
const fonts = { large: '500 40px', small: '28px' } as const

/** The texts of a picture from top to bottom, and the text of the QR code above them. */
export interface PictureContent {
  qr?: string
  lines: readonly (readonly [size: keyof typeof fonts, text: string])[]
}

const squareOf = ({ qr }: PictureContent): number => (qr === undefined ? 0 : width - 2 * margin)

/** Size in px. */
export function pictureSize(content: PictureContent): { width: number; height: number } {
  const height = 2 * margin + squareOf(content) + content.lines.length * lineHeight
  return { width, height }
}

async function drawQr(context: CanvasRenderingContext2D, text: string, square: number) {
  // Loaded on demand: only transfers have a QR code.
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  // Whole pixels, because scanners need sharp edges.
  const side = Math.floor(square / size)
  const edge = Math.floor((width - side * size) / 2)
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(edge + x * side, margin + y * side, side, side)
    })
  })
}

/**
 * The address (`data:`) of a PNG picture with this content.
 * @throws when this browser cannot draw
 */
export async function drawPicture(content: PictureContent): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), pictureSize(content))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures.')
  const square = squareOf(content)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  if (content.qr !== undefined) await drawQr(context, content.qr, square)
  await document.fonts.ready
  const { fontFamily } = getComputedStyle(document.body)
  context.textAlign = 'center'
  content.lines.forEach(([size, text], index) => {
    context.font = `${fonts[size]} ${fontFamily}`
    const bottom = margin + square + (index + 0.75) * lineHeight
    context.fillText(text, width / 2, bottom, width - 2 * margin)
  })
  return canvas.toDataURL('image/png')
}

const drawFrom = (content: string) => drawPicture(JSON.parse(content) as PictureContent)

interface KeptPictureProps {
  content: PictureContent
  alt: string
  /** File name without extension. */
  file: string
  save: string
  texts: Texts<'order'>
}

/**
 * A picture to save: by a long press, because the browsers inside apps (Facebook, Zalo) ignore
 * downloads, elsewhere by a link. Its space is reserved while it is drawn.
 */
export function KeptPicture({ content, alt, file, save, texts }: KeptPictureProps) {
  const drawing = useLoaded(JSON.stringify(content), drawFrom)
  const size = pictureSize(content)
  if (drawing.state === 'failed') return <p role="status">{texts.pictureFailed}</p>
  const address = drawing.state === 'ready' ? drawing.value : undefined
  return (
    <>
      <span className="kept-picture" style={{ aspectRatio: size.width / size.height }}>
        {address === undefined ? null : <img src={address} alt={alt} {...size} />}
      </span>
      <span className="muted no-print">{texts.pictureHold}</span>
      <a
        className="button button--outline button--small no-print"
        href={address}
        download={`${file}.png`}
      >
        {save}
      </a>
    </>
  )
}
