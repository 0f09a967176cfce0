import { squaresPath } from './squares-path.ts'

/** A QR code: its squares, and one path for the dark ones. */
export interface QrDrawing {
  size: number
  rows: readonly (readonly boolean[])[]
  path: string
}

/** Loaded when there is something to draw: only transfers need it. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return { size, rows: data, path: squaresPath(data) }
}
