import { useEffect, useState } from 'react'
import { squaresPath } from './squares-path.ts'

interface QrCodeProps {
  text: string
  label: string
}

interface Drawing {
  size: number
  path: string
}

/** Loaded when there is something to draw: only transfers need it. */
async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: squaresPath(data) }
}

/** A QR code as one path; its place is kept while it is drawn. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)

  useEffect(() => {
    let current = true
    // Without the drawing the account data beside it say the same.
    draw(text).then(
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
