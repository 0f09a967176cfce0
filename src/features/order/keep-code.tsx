import { formatPrice } from '@nas/domain/money'
import { useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { CopyButton } from './copy-button.tsx'
import { savePicture } from './save-picture.ts'

interface KeepCodeProps {
  code: string
  total: number
  /** A payment is due. */
  due: boolean
  locale: Locale
  texts: Texts<'order'>
}

/** Ways to save an order code when no e-mail was given. */
export function KeepCode({ code, total, due, locale, texts }: KeepCodeProps) {
  const [failed, setFailed] = useState(false)

  const save = async () => {
    const saved = await savePicture(fill(texts.keepFile, { code }), {
      lines: [
        ['small', `NAS · ${texts.code}`],
        ['large', code],
        ['small', `${texts.total}: ${formatPrice(total)}`],
        ['small', fill(texts.pictureTrack, { host: location.host })],
      ],
    })
    setFailed(!saved)
  }
  const share = () => {
    const path = href(locale, `/theo-doi-don-hang?order=${encodeURIComponent(code)}`)
    const shared = { title: `NAS · ${code}`, text: code, url: new URL(path, location.href).href }
    // Closing the system's share dialog is not an error.
    navigator.share(shared).catch(() => {})
  }
  return (
    <section className="order-box keep-code no-print" aria-labelledby="keep-code">
      <h2 id="keep-code">{texts.keepTitle}</h2>
      <p>{due ? texts.keepTextUnpaid : texts.keepText}</p>
      <p className="keep-code__ways">
        <strong>{code}</strong>
        <CopyButton value={code} name={texts.code} texts={texts} />
      </p>
      <p className="keep-code__ways">
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => void save()}
        >
          {texts.keepPicture}
        </button>
        {'share' in navigator ? (
          <button type="button" className="button button--outline button--small" onClick={share}>
            {texts.keepShare}
          </button>
        ) : null}
        <span role="status">{failed ? texts.pictureFailed : ''}</span>
      </p>
    </section>
  )
}
