import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor, isReader } from '../access/rules'
import { status } from '../endpoints/responses'
import { readContentSettings } from '../settings'

/** In ms: longer than commerce waits for the mail server. */
const timeoutMs = 45_000

type Test = { editor: number; email: string; locale: 'vi' | 'en' }

export type TestResult = {
  /** `file`: there is no mail server. `unreachable`: commerce did not answer. */
  result: 'sent' | 'file' | 'failed' | 'unreachable'
  to: string
}

const keyOf = (token: unknown) => `email-test:${token}`

async function sendBy(token: string): Promise<TestResult['result']> {
  try {
    const response = await fetch(`${readContentSettings().COMMERCE_URL}/store/shop/test-emails`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? (await response.json()).result : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** `POST /emails/:id/test?locale=vi`: the saved words, to the editor's own address. */
export const sendTest: Endpoint = {
  path: '/:id/test',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req) || req.user === null) return status(403)
    const token = randomUUID()
    const locale = req.locale === 'en' ? 'en' : 'vi'
    const test: Test = { editor: Number(req.user.id), email: String(req.routeParams?.id), locale }
    await req.payload.kv.set(keyOf(token), test)
    const result = await sendBy(token)
    await req.payload.kv.delete(keyOf(token))
    return Response.json({ result, to: (req.user as { email: string }).email } satisfies TestResult)
  },
}

async function contentOf(req: PayloadRequest, { editor, email, locale }: Test) {
  const { payload } = req
  const account = await payload.findByID({ collection: 'users', id: editor, depth: 0, req })
  const { kind, subject, preview, heading, text } = await payload.findByID({
    collection: 'emails',
    id: email,
    locale,
    depth: 0,
    req,
  })
  return { recipient: account.email, kind, locale, words: { subject, preview, heading, text } }
}

/** `GET /emails/tests/:token`, for commerce while it sends a test; `{}` for an unknown token. */
export const readTest: Endpoint = {
  path: '/tests/:token',
  method: 'get',
  handler: async (req) => {
    if (!isReader(req)) return status(403)
    const key = keyOf(req.routeParams?.token)
    const test = await req.payload.kv.get<Test>(key)
    await req.payload.kv.delete(key)
    return Response.json(test === null ? {} : await contentOf(req, test))
  },
}
