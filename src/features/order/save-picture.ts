import type { QrDrawing } from './qr-code.tsx'

const width = 720
const margin = 48
const lineHeight = 56
const fonts = { large: '500 40px', small: '28px' } as const

/** The texts of a picture from top to bottom; the code is above all. */
export interface PictureContent {
  qr?: QrDrawing
  lines: readonly (readonly [size: keyof typeof fonts, text: string])[]
}

function draw({ qr, lines }: PictureContent): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const square = qr === undefined ? 0 : width - 2 * margin
  canvas.width = width
  canvas.height = 2 * margin + square + lines.length * lineHeight
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  if (qr !== undefined) {
    // Whole pixels, because scanners need sharp edges.
    const side = Math.floor(square / qr.size)
    const edge = Math.floor((width - side * qr.size) / 2)
    qr.rows.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) context.fillRect(edge + x * side, margin + y * side, side, side)
      })
    })
  }
  const { fontFamily } = getComputedStyle(document.body)
  context.textAlign = 'center'
  lines.forEach(([size, text], index) => {
    context.font = `${fonts[size]} ${fontFamily}`
    const bottom = margin + square + (index + 0.75) * lineHeight
    context.fillText(text, width / 2, bottom, width - 2 * margin)
  })
  return canvas
}

/** Saves a picture as a file; false when this browser cannot. */
export async function savePicture(name: string, content: PictureContent): Promise<boolean> {
  try {
    const canvas = draw(content)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (blob === null) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = `${name}.png`
    link.click()
    // The browser reads it afterwards.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    return true
  } catch {
    return false
  }
}
