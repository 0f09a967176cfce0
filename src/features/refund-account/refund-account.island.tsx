import { type RefundLink, readRefundLink } from '@nas/contract/refunds/operations'
import { useEffect, useState } from 'react'
import { runOperation } from '../../api-client/run-operation.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { AccountForm } from './account-form.tsx'
import { failureOf, linkProblem, type RefundTexts } from './refund-account-form.ts'

type Step =
  | { state: 'opening' }
  /** The link cannot be used. */
  | { state: 'closed'; sentence: keyof RefundTexts }
  /** The link could not be checked. */
  | { state: 'failed'; sentence: keyof RefundTexts }
  | { state: 'open'; code: string; refund: RefundLink }
  | { state: 'done' }

const codeIn = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('code') ?? ''

async function openLink(code: string): Promise<Step> {
  if (code === '') return { state: 'closed', sentence: 'linkWrong' }
  try {
    return { state: 'open', code, refund: await runOperation(readRefundLink, { code }) }
  } catch (error) {
    const sentence = linkProblem(error)
    return sentence === undefined
      ? { state: 'failed', sentence: failureOf(error) }
      : { state: 'closed', sentence }
  }
}

/**
 * Why an island: the code of the link is in the fragment, which only the browser sees.
 * `client:load`: it is the page's only content.
 */
export function RefundAccount({ locale, texts }: TextProps<RefundTexts>) {
  const [step, setStep] = useState<Step>({ state: 'opening' })
  const open = async () => {
    setStep({ state: 'opening' })
    setStep(await openLink(codeIn(location.hash)))
  }

  useEffect(() => {
    let isCurrent = true
    const read = () =>
      void openLink(codeIn(location.hash)).then((next) => isCurrent && setStep(next))
    read()
    // Another link was opened in the same tab.
    addEventListener('hashchange', read)
    return () => {
      isCurrent = false
      removeEventListener('hashchange', read)
    }
  }, [])

  return (
    <div data-island="refund-account" data-ready={step.state === 'opening' ? undefined : ''}>
      {step.state === 'opening' && (
        <p className="muted" data-needs-js="">
          {texts.opening}
        </p>
      )}
      {(step.state === 'closed' || step.state === 'failed') && (
        <div className="form-card">
          <p className="notice notice--warning" role="alert">
            {texts[step.sentence]}
          </p>
          {step.state === 'failed' && (
            <button type="button" className="button" onClick={() => void open()}>
              {texts.retry}
            </button>
          )}
        </div>
      )}
      {step.state === 'open' && (
        <AccountForm
          key={step.code}
          code={step.code}
          refund={step.refund}
          onClosed={(sentence) => setStep({ state: 'closed', sentence })}
          onDone={() => {
            history.replaceState(history.state, '', location.pathname)
            setStep({ state: 'done' })
          }}
          locale={locale}
          texts={texts}
        />
      )}
      {step.state === 'done' && (
        <div className="form-card form-done">
          <h2 ref={(heading) => heading?.focus()} tabIndex={-1}>
            {texts.doneTitle}
          </h2>
          <p>{texts.doneText}</p>
        </div>
      )}
    </div>
  )
}
