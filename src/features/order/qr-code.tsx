import { useEffect, useState } from 'react'

/**
 * One path for the dark squares of a grid, row by row.
 * @example squaresPath([[true, true, false]]) // 'M0 0h2v1h-2z'
 */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
  return rows.map(runsOf).join('')
}

function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const start = x
    while (row[x]) x += 1
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
  }
  return path
}

/** A QR code: its size in squares, and one path for the dark ones. */
export interface QrDrawing {
  size: number
  rows: readonly (readonly boolean[])[]
  path: string
}

/** Loaded on demand: only transfers need it. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return { size, rows: data, path: squaresPath(data) }
}

interface QrCodeProps {
  text: string
  label: string
}

/** A QR code as one path; its space is reserved while it is drawn. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null)

  useEffect(() => {
    let current = true
    // Without the drawing, the account data beside it are sufficient.
    drawQr(text).then(
      (drawn) => current && setDrawing(drawn),
      () => {},
    )
    return () => {
      current = false
    }
  }, [text])

  return (
    <span className="qr-code">
      {drawing === null ? null : (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label}>
          <path d={drawing.path} shapeRendering="crispEdges" />
        </svg>
      )}
    </span>
  )
}
