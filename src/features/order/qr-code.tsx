import { useEffect, useState } from 'react'
import { drawQr, type QrDrawing } from './qr-drawing.ts'

interface QrCodeProps {
  text: string
  label: string
}

/** A QR code as one path; its place is kept while it is drawn. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null)

  useEffect(() => {
    let current = true
    // Without the drawing the account data beside it say the same.
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
