import { useTestStorageEngine } from '@nanostores/persistent'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../../../tests/support/session-storage.ts'
import { $signedIn, keepSession, signOut } from '../../../stores/session.store.ts'
import { requestMail } from './mail-form.tsx'
import { $attempt, $resetStep, askForMail, followResetLinks } from './reset-step.store.ts'
import { setPassword } from './set-password.ts'

useTestStorageEngine()

const kept = useSessionStorage()
const page = { pathname: '/vn/reset-password', search: '?a=1', hash: '' }
const opened: string[] = []
const listeners = new Set<() => void>()
const calls: { path: string; body: unknown }[] = []

type Answer = [status: number, body: unknown]

/** Returns these responses in order; the last one is repeated. */
function answerWith(...answers: Answer[]): void {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push({ path, body: body ? JSON.parse(String(body)) : undefined })
    const [status, answer] = answers[Math.min(calls.length, answers.length) - 1] ?? [500, null]
    return new Response(JSON.stringify(answer), { status })
  })
}

const refusal = (status: number, details: object = {}): Answer => [
  status,
  { data: null, error: { status, name: 'x', message: 'x', details } },
]

const user = {
  id: 'cus_1',
  username: 'lan',
  email: 'lan@nas.vn',
  provider: 'local',
  confirmed: true,
  blocked: false,
  fullname: null,
  phone: null,
  gender: null,
  createdAt: '',
  updatedAt: '',
}
const role = { id: 1, name: 'x', description: 'x', type: 'authenticated' }

/** Opens the page as a reload does: only the tab's storage remains. */
function openPage(hash = ''): void {
  page.hash = hash
  $resetStep.set({ step: 'opening' })
  $attempt.set({ state: 'idle' })
  listeners.clear()
  followResetLinks()
}

const problem = () => {
  const attempt = $attempt.get()
  return attempt.state === 'refused' ? attempt.problem : undefined
}

beforeEach(() => {
  for (const list of [opened, calls]) list.length = 0
  signOut()
  vi.stubGlobal('location', page)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      opened.push(address)
      page.hash = ''
    },
  })
})

describe('the code of a link', () => {
  it('is removed from the address at once and survives a reload', () => {
    openPage('#code=abc-1')
    expect($resetStep.get()).toEqual({ step: 'password', code: 'abc-1' })
    expect(opened).toEqual(['/vn/reset-password?a=1'])
    openPage()
    expect($resetStep.get()).toEqual({ step: 'password', code: 'abc-1' })
  })

  it('replaces that of a former link, also without a page load', () => {
    openPage('#code=old')
    page.hash = '#code=new'
    for (const listener of listeners) listener()
    expect($resetStep.get()).toEqual({ step: 'password', code: 'new' })
  })

  it.each(['', '#main', '#code=', '#code=%20'])('is not in %j', (hash) => {
    openPage(hash)
    expect($resetStep.get()).toEqual({ step: 'mail', reason: 'first' })
    expect(page.hash).not.toContain('code')
  })

  it('is not affected by another fragment', () => {
    openPage('#code=abc')
    page.hash = '#main'
    for (const listener of listeners) listener()
    expect($resetStep.get()).toEqual({ step: 'password', code: 'abc' })
    expect(page.hash).toBe('#main')
  })

  it('is removed when another mail is requested', () => {
    openPage('#code=abc')
    askForMail('again')
    openPage()
    expect($resetStep.get()).toEqual({ step: 'mail', reason: 'first' })
  })
})

describe('requestMail', () => {
  beforeEach(() => openPage())

  it('requests once for a double press and shows the same for every address', async () => {
    answerWith([200, { ok: true }])
    await Promise.all([requestMail(' lan@nas.vn ', 'vi'), requestMail('lan@nas.vn', 'vi')])
    const body = { email: 'lan@nas.vn', locale: 'vi' }
    expect(calls).toEqual([{ path: '/api/auth/forgot-password', body }])
    expect($resetStep.get()).toEqual({ step: 'sent', email: 'lan@nas.vn' })
  })

  it.each([
    ['', 'emailRequired'],
    ['lan', 'emailInvalid'],
  ])('does not send %j', async (email, sentence) => {
    answerWith([200, { ok: true }])
    await requestMail(email, 'en')
    expect(calls).toEqual([])
    expect(problem()).toEqual({ fields: { email: sentence } })
  })

  it.each([
    [429, 'tooMany'],
    [503, 'unavailable'],
    [500, 'unavailable'],
    [404, 'failed'],
  ])('shows the message for status %i', async (status, sentence) => {
    answerWith(refusal(status))
    await requestMail('lan@nas.vn', 'vi')
    expect(problem()).toEqual({ fields: {}, sentence })
    expect($resetStep.get().step).toBe('mail')
  })

  it('shows that there is no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
    await requestMail('lan@nas.vn', 'vi')
    expect(problem()).toEqual({ fields: {}, sentence: 'mailNetwork' })
  })
})

describe('setPassword', () => {
  const good = { password: 'hoa sữa đêm', repeated: 'hoa sữa đêm' }
  beforeEach(() => openPage('#code=abc'))

  it('sends once for a double press, signs in and removes the code', async () => {
    answerWith([200, { jwt: 'new', user }], [200, { ...user, role }])
    expect(await Promise.all([setPassword(good), setPassword(good)])).toEqual([
      'signedIn',
      'refused',
    ])
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/auth/reset-password',
      '/api/users/me?populate=*',
    ])
    const { password, repeated: passwordConfirmation } = good
    expect(calls[0]?.body).toEqual({
      code: 'abc',
      password,
      passwordConfirmation,
      remember: false,
    })
    expect($signedIn.get()).toMatchObject({ email: 'lan@nas.vn', role: { type: 'authenticated' } })
    expect(kept.has('nas:reset-code')).toBe(false)
    expect(await setPassword(good)).toBe('refused')
    expect(calls).toHaveLength(2)
  })

  it('shows when the password is saved but the sign-in failed', async () => {
    keepSession('old', { id: 1, username: 'lan', email: 'lan@nas.vn' }, 'accepted')
    answerWith([200, { jwt: 'new', user }], refusal(503))
    expect(await setPassword(good)).toBe('saved')
    expect($signedIn.get()).toBeNull()
    expect(kept.has('nas:reset-code')).toBe(false)
  })

  it.each([
    ['', '', { password: 'passwordRequired', repeated: 'repeatedRequired' }],
    ['short', 'short', { password: 'passwordShort' }],
    ['x'.repeat(129), 'x'.repeat(129), { password: 'passwordLong' }],
    ['long enough', 'Long enough', { repeated: 'repeatedDiffers' }],
  ])('does not send %j and %j', async (password, repeated, fields) => {
    answerWith([200, {}])
    expect(await setPassword({ password, repeated })).toBe('refused')
    expect(problem()).toEqual({ fields })
    expect(calls).toEqual([])
  })

  it.each([
    ['used or wrong', { code: 'code_incorrect' }],
    ['no code at all', { errors: [{ path: ['code'], message: 'x', name: 'x', code: 'too_long' }] }],
  ])('offers another mail when the code is %s', async (_what, details) => {
    answerWith(refusal(400, details))
    expect(await setPassword(good)).toBe('refused')
    expect($resetStep.get()).toEqual({ step: 'mail', reason: 'refused' })
    expect(kept.has('nas:reset-code')).toBe(false)
  })

  it.each([
    [refusal(400, { code: 'passwords_differ' }), { fields: { repeated: 'repeatedDiffers' } }],
    [
      refusal(400, {
        errors: [{ path: ['password'], message: 'x', name: 'x', code: 'password_long' }],
      }),
      { fields: { password: 'passwordLong' } },
    ],
    [refusal(429), { fields: {}, sentence: 'tooMany' }],
    [refusal(503), { fields: {}, sentence: 'unavailable' }],
  ] as const)('keeps the code after %j', async (answer, expected) => {
    answerWith(answer as Answer)
    await setPassword(good)
    expect(problem()).toEqual(expected)
    expect(kept.get('nas:reset-code')).toBe('"abc"')
  })

  it('keeps the code when there is no response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
    await setPassword(good)
    expect(problem()).toEqual({ fields: {}, sentence: 'passwordNetwork' })
    expect(kept.get('nas:reset-code')).toBe('"abc"')
  })
})
