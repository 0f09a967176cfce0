'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { announceRefusals } from './kept-refusals'
import { leaving } from './kept-text'
import { texts } from './texts'

const timeoutMs = 120_000

/**
 * Payload's rich text waits up to 500 ms for an idle moment before the form gets what was typed, so
 * that a save would lack the last words.
 */
function hurryIdleTasks(): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window
  const deadline: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 }
  window.requestIdleCallback = (task) => window.setTimeout(() => task(deadline))
  window.cancelIdleCallback = (task) => clearTimeout(task)
  return () => Object.assign(window, { requestIdleCallback, cancelIdleCallback })
}

/**
 * Explains a save without an answer, and leads to the sign-in when the session has ended.
 * Payload's form would show the browser's English sentence, and after a status of 500 and above
 * disable its buttons; it keeps everything when `fetch` throws.
 */
export function AnsweredSaves({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  const { routes, admin } = useConfig().config
  const router = useRouter()
  useEffect(hurryIdleTasks, [])
  useEffect(() => {
    const original = window.fetch
    const isSignedIn = async () => {
      const answer = await original(`${routes.api}/${admin.user}/me`)
      return ((await answer.json()) as { user: unknown }).user !== null
    }
    window.fetch = async (input, init) => {
      const isForm = init?.body instanceof FormData && init.body.has('_payload')
      if (!isForm) return original(input, init)
      const timeout = AbortSignal.timeout(timeoutMs)
      const response = await original(input, { signal: timeout, ...init }).catch(() => null)
      if (response === null || response.status >= 500)
        throw new Error(texts(language)('unanswered'))
      if (response.status === 403 && !(await isSignedIn())) {
        const here = encodeURIComponent(location.pathname + location.search)
        dispatchEvent(new Event(leaving))
        router.push(`${routes.admin}${admin.routes.login}?redirect=${here}`)
        throw new Error(texts(language)('signedOut'))
      }
      if (response.status >= 400) await announceRefusals(response)
      return response
    }
    return () => {
      window.fetch = original
    }
  }, [language])
  return children
}
