import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../../../tests/support/session-storage.ts'
import { type RegisterValues, registerForm } from './register-form.ts'

const { empty: emptyRegister, errorsOf: registerErrors } = registerForm

const complete: RegisterValues = {
  ...emptyRegister,
  name: 'Nguyễn Thị Lan',
  phone: '0912 345 678',
  email: 'lan@nas.vn',
  emailAgain: 'Lan@nas.vn ',
  password: 'hoa sữa đêm',
  passwordAgain: 'hoa sữa đêm',
  data: true,
  policy: true,
}

describe('registerErrors', () => {
  it('finds no problem in a complete form', () => expect(registerErrors(complete)).toEqual({}))

  it('names every missing field at once', () => {
    expect(registerErrors(emptyRegister)).toEqual({
      name: 'nameRequired',
      phone: 'phoneRequired',
      email: 'emailRequired',
      emailAgain: 'emailAgainRequired',
      password: 'passwordRequired',
      passwordAgain: 'passwordAgainRequired',
      data: 'dataRequired',
      policy: 'policyRequired',
    })
  })

  it.each([
    [{ email: 'lan@nas.example' }, { email: 'emailInvalid', emailAgain: 'emailAgainDiffers' }],
    [{ emailAgain: 'lam@nas.vn' }, { emailAgain: 'emailAgainDiffers' }],
    [{ passwordAgain: 'hoa sữa' }, { passwordAgain: 'passwordAgainDiffers' }],
    [{ password: '1234567', passwordAgain: '1234567' }, { password: 'passwordShort' }],
    [{ phone: '0212345678' }, { phone: 'phoneInvalid' }],
    [{ policy: false }, { policy: 'policyRequired' }],
  ])('finds %j', (wrong, errors) =>
    expect(registerErrors({ ...complete, ...wrong })).toEqual(errors),
  )
})

const user = {
  id: 'cus_1',
  username: 'lan@nas.vn',
  email: 'lan@nas.vn',
  provider: 'local',
  confirmed: true,
  blocked: false,
  fullname: 'Lan',
  phone: '0912345678',
  gender: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
}
const role = { id: 1, name: 'Authenticated', description: 'x', type: 'authenticated' }
const answers: Record<string, [number, object] | 'lost'> = {}
const sent: { path: string; body: Record<string, unknown> }[] = []
const kept = useSessionStorage()
const refusal = (code: string) =>
  [400, { data: null, error: { status: 400, name: 'x', message: 'x', details: { code } } }] as [
    number,
    object,
  ]

beforeEach(() => {
  vi.resetModules()
  sent.length = 0
  Object.assign(answers, {
    '/api/auth/local/register': [200, { jwt: 'new', user }],
    '/api/auth/local': refusal('invalid_credentials'),
    '/api/users/me?populate=*': [200, { ...user, role }],
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const known = decodeURIComponent(path)
    sent.push({ path: known, body: body ? JSON.parse(String(body)) : {} })
    const answer = answers[known]
    if (answer === undefined || answer === 'lost') throw new TypeError('failed to fetch')
    return new Response(JSON.stringify(answer[1]), { status: answer[0] })
  })
})

async function openPage() {
  const { submitRegister } = await import('./register.store.ts')
  const { registerForm: form } = await import('./register-form.ts')
  const { $signedIn: session } = await import('../../../stores/session.store.ts')
  form.fill(complete)
  return { form, submit: submitRegister, session }
}

describe('submitRegister', () => {
  it('sends each consent separately, signs in, and stores no password', async () => {
    const { submit, session } = await openPage()
    expect([...kept.values()].join()).not.toContain('hoa')
    expect(await Promise.all([submit('vi'), submit('vi')])).toEqual(['signedIn', 'refused'])
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/auth/local/register',
      '/api/users/me?populate=*',
    ])
    expect(sent[0]?.body).toMatchObject({
      fullname: 'Nguyễn Thị Lan',
      email: 'lan@nas.vn',
      gender: '',
      locale: 'vi',
      consent_data: true,
      consent_policy: true,
      consent_marketing: false,
      consent_loyalty: false,
      consent_all: false,
    })
    expect(session.get()).toMatchObject({ email: 'lan@nas.vn' })
    expect(kept.has('nas:register-draft')).toBe(false)
  })

  it('reports an e-mail that has an account, without trying the password', async () => {
    answers['/api/auth/local/register'] = refusal('taken')
    const { form, submit } = await openPage()
    expect(await submit('vi')).toBe('refused')
    expect(form.$errors.get()).toEqual({ email: 'emailTaken' })
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/local/register'])
    expect(form.$values.get()).toEqual(complete)
  })

  it('waits for the mail when registration is by mail', async () => {
    answers['/api/auth/local/register'] = [200, { user }]
    const { submit, session } = await openPage()
    expect(await submit('vi')).toBe('mailed')
    expect(session.get()).toBeNull()
    expect(kept.has('nas:register-draft')).toBe(false)
    expect(sent).toHaveLength(1)
  })

  it('signs in when the response to the first attempt was lost', async () => {
    answers['/api/auth/local/register'] = 'lost'
    const { form, submit } = await openPage()
    expect(await submit('vi')).toBe('refused')
    expect(form.$attempt.get()).toEqual({ state: 'refused', sentence: 'problemNetwork' })
    answers['/api/auth/local/register'] = refusal('taken')
    answers['/api/auth/local'] = [200, { jwt: 'old', user }]
    expect(await submit('vi')).toBe('signedIn')
  })

  it('shows when the account exists but the sign-in failed', async () => {
    answers['/api/users/me?populate=*'] = 'lost'
    const { submit, session } = await openPage()
    expect(await submit('vi')).toBe('saved')
    expect(session.get()).toBeNull()
  })
})
