import { useStore } from '@nanostores/react'
import type { Texts } from '../../../i18n/catalogues.ts'
import { href } from '../../../i18n/href.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { $signedIn, nobody } from '../../../stores/session.store.ts'
import { LinesBack } from './lines-back.tsx'
import type { ResultState } from './result-face.ts'

interface ResultLinksProps {
  state: ResultState
  code: string | null
  locale: Locale
  texts: Texts<'payment'>
  /** The order can be placed again from this page. */
  again: boolean
  onAskAgain: () => void
}

/** Where to go from here. */
export function ResultLinks({ state, code, locale, texts, again, onAskAgain }: ResultLinksProps) {
  const isMember = useStore($signedIn, { ssr: nobody }) !== null
  const query = code === null ? '' : `?order=${encodeURIComponent(code)}`
  const orderPath = `${isMember ? '/don-hang' : '/theo-doi-don-hang'}${query}`
  if (state === 'asking') return null
  return (
    <div className="placed__actions">
      {state === 'failure' ? <LinesBack code={code} texts={texts} quiet={again} /> : null}
      {state === 'waiting' || state === 'late' ? (
        <button type="button" className="button" onClick={onAskAgain}>
          {texts.askAgain}
        </button>
      ) : null}
      {state === 'unclear' ? (
        <a className="button" href={href(locale, '/thanh-toan/hoan-tat')}>
          {texts.seeOrder}
        </a>
      ) : null}
      {code === null ? null : (
        <a
          className={`button${state === 'success' || state === 'unknown' ? '' : ' button--outline'}`}
          href={href(locale, orderPath)}
        >
          {texts.seeOrder}
        </a>
      )}
      <a className="button button--quiet" href={href(locale, '/')}>
        {texts.home}
      </a>
    </div>
  )
}
