import { toBuffer } from 'qrcode'
import { colours } from './email-parts'

/** A picture inside the email, which mail programs show without fetching anything. */
export interface InlinePicture {
  cid: string
  filename: string
  contentType: string
  contentDisposition: 'inline'
  content: Buffer
}

const cid = 'qr@nas'

/** The QR code that `drawQr` attaches to the email. */
export function QrPicture({ label, hint }: { label: string; hint: string }) {
  return (
    <div data-skip-in-text="true" style={{ margin: '12px 0 16px', textAlign: 'center' }}>
      {/* Its white margin belongs to the code, also on a dark screen. */}
      <img
        src={`cid:${cid}`}
        alt={label}
        width="232"
        height="232"
        style={{ display: 'inline-block', border: `1px solid ${colours.line}` }}
      />
      <p
        className="mail-soft"
        style={{ margin: '8px 0 0', color: colours.inkSoft, fontSize: '14px' }}
      >
        {hint}
      </p>
    </div>
  )
}

export async function drawQr(text: string): Promise<InlinePicture> {
  const content = await toBuffer(text, { errorCorrectionLevel: 'M', margin: 4, scale: 8 })
  return {
    cid,
    filename: 'vietqr.png',
    contentType: 'image/png',
    contentDisposition: 'inline',
    content,
  }
}
