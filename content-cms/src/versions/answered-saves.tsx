'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { texts } from './texts'

const timeoutMs = 120_000

/** Longer than Payload waits after an input before it asks for the form's state (250 ms). */
const stateMs = 400

/**
 * Holds a save back until the form's state has arrived, explains a save without an answer, and
 * leads to the sign-in when the session has ended.
 * Payload's form forgets a refusal when its state arrives later, and disables its buttons as after a
 * success. Without an answer it would show the browser's English sentence, and after a status of 500
 * and above disable its buttons; it keeps everything when `fetch` throws.
 */
export function AnsweredSaves({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  const { routes, admin } = useConfig().config
  const router = useRouter()
  useEffect(() => {
    const original = window.fetch
    const states = new Set<Promise<Response>>()
    let lastInput = 0
    const noteInput = () => {
      lastInput = performance.now()
    }
    for (const sign of ['input', 'keydown']) addEventListener(sign, noteInput, true)
    const isSignedIn = async () => {
      const answer = await original(`${routes.api}/${admin.user}/me`)
      return ((await answer.json()) as { user: unknown }).user !== null
    }
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
      if (response.status === 403 && !(await isSignedIn())) {
        const here = encodeURIComponent(location.pathname + location.search)
        router.push(`${routes.admin}${admin.routes.login}?redirect=${here}`)
        throw new Error(texts(language)('signedOut'))
      }
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
