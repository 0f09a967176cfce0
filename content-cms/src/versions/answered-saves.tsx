'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { texts } from './texts'

const timeoutMs = 120_000

/** Longer than Payload waits after an input before it asks for the form's state (250 ms). */
const stateMs = 400

/**
 * Holds a save back until the form's state has arrived, and explains a save without an answer.
 * Payload's form forgets a refusal when its state arrives later, and disables its buttons as after a
 * success. Without an answer it would show the browser's English sentence, and after a status of 500
 * and above disable its buttons; it keeps everything when `fetch` throws.
 */
export function AnsweredSaves({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    const original = window.fetch
    const states = new Set<Promise<Response>>()
    let lastInput = 0
    const noteInput = () => {
      lastInput = performance.now()
    }
    for (const sign of ['input', 'keydown']) addEventListener(sign, noteInput, true)
    window.fetch = async (input, init) => {
      const isForm = init?.body instanceof FormData && init.body.has('_payload')
      if (!isForm) {
        const answer = original(input, init)
        if (new Headers(init?.headers).has('next-action')) {
          states.add(answer)
          const end = () => states.delete(answer)
          answer.then(end, end)
        }
        return answer
      }
      await pause(lastInput + stateMs - performance.now())
      await Promise.allSettled(states)
      const timeout = AbortSignal.timeout(timeoutMs)
      const response = await original(input, { signal: timeout, ...init }).catch(() => null)
      if (response === null || response.status >= 500)
        throw new Error(texts(language)('unanswered'))
      return response
    }
    return () => {
      window.fetch = original
      for (const sign of ['input', 'keydown']) removeEventListener(sign, noteInput, true)
    }
  }, [language])
  return children
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
