import { eraseOrders } from '../../api-client/privacy.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { DoneBox, LinkProblem } from './link-box.tsx'
import type { OwnDataTexts } from './own-data-texts.ts'
import { useLink } from './use-link.ts'

interface ErasureConfirmProps {
  code: string
  locale: Locale
  texts: OwnDataTexts
}

/** The end of a mailed link: what is erased and what stays is read before it happens. */
export function ErasureConfirm({ code, locale, texts }: ErasureConfirmProps) {
  const { step, run } = useLink(() => eraseOrders(code))
  if (step.state === 'done') {
    const { erased, open } = step.result
    return (
      <DoneBox title={texts.erasedTitle}>
        <p>{fill(texts.erasedCodes, { codes: erased.join(', ') })}</p>
        {open > 0 ? <p>{fill(texts.erasedOpen, { count: open })}</p> : null}
      </DoneBox>
    )
  }
  return (
    <section className="own-data__box" aria-labelledby="own-data-erase">
      <h2 id="own-data-erase">{texts.eraseTitle}</h2>
      <p>{texts.eraseText}</p>
      <p>{texts.eraseKeeps}</p>
      <p>
        <strong>{texts.eraseFinal}</strong>
      </p>
      <LinkProblem
        problem={step.state === 'asking' ? step.problem : undefined}
        again="/du-lieu-ca-nhan"
        {...{ locale, texts }}
      />
      <button
        type="button"
        className="button button--danger"
        aria-disabled={step.state === 'busy' || undefined}
        onClick={() => void run()}
      >
        {step.state === 'busy' ? texts.erasing : texts.eraseYes}
      </button>
    </section>
  )
}
