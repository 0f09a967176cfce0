import { proveWork } from '@nas/callers/prove-work'
import { askRegistration, register, resetPassword } from '@nas/contract/accounts/operations'
import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'

const api = apiUnderTest()

function signIn(identifier: string, password: string, on = api) {
  return on.call('POST', '/api/auth/local', { body: { identifier, password } })
}

describe('signing in', () => {
  it('gives a browser one session: who signs in again ends the one before', async () => {
    const { person, password } = api.accounts.member
    const body = { identifier: person.email, password, remember: false }
    const again = async (cookie: string) => {
      const sent = { headers: { cookie }, body }
      const { headers } = await api.call('POST', '/api/auth/local', sent)
      return headers.getSetCookie()[0]?.split(';')[0]
    }
    const first = await again('')
    expect(first).toMatch(/^__Host-nas_session=/)
    expect(api.commerce.ended).toEqual([])
    expect(await again(`${first}`)).toMatch(/^__Host-nas_session=/)
    expect(api.commerce.ended).toEqual([decodeURIComponent(`${first}`.split('=')[1] ?? '')])
    const failed = { headers: { cookie: `${first}` }, body: { ...body, password: 'sai' } }
    await api.call('POST', '/api/auth/local', failed)
    // A client without a cookie of its own does not affect the browser's session.
    const { remember: _none, ...asClient } = body
    await api.call('POST', '/api/auth/local', { headers: failed.headers, body: asClient })
    expect(api.commerce.ended).toHaveLength(1)
  })
})

describe('the limit of registrations', () => {
  it('allows a network a few tests whether an e-mail has an account', async () => {
    const limited = apiUnderTest({ registerTaken: { points: 2, seconds: 60 } })
    limited.commerce.answer(register, (_credential, { email }) => {
      if (email.startsWith('known')) throw new RejectedError({ code: 'taken', message: 'taken' })
      return { token: 'a.b.c', refresh: null, person: limited.accounts.member.person }
    })
    const registerFrom = async (email: string, from: string) => {
      const agreed = { consent_data: true, consent_policy: true }
      const body = { email, password: 'một câu dài khó đoán', phone: '0912345678', ...agreed }
      return (await limited.call('POST', '/api/auth/local/register', { body, from })).status
    }
    const [here, elsewhere] = ['192.0.2.7', '198.51.100.7']
    for (const name of ['a', 'b', 'c']) expect(await registerFrom(`${name}@nas.vn`, here)).toBe(200)
    for (const name of ['known1', 'known2']) {
      expect(await registerFrom(`${name}@nas.vn`, here)).toBe(400)
    }
    expect(await registerFrom('known3@nas.vn', here)).toBe(429)
    expect(await registerFrom('d@nas.vn', here)).toBe(429)
    expect(await registerFrom('d@nas.vn', elsewhere)).toBe(200)
  })
})

describe('the limit of sign-ins', () => {
  const limits = {
    signInPerIdentifier: { points: 2, seconds: 60 },
    signInPerAddress: { points: 4, seconds: 60 },
  }

  it('counts failures by identifier, and by address', async () => {
    const limited = apiUnderTest(limits)
    const fail = (name: string) => signIn(`${name}@nas.example`, 'x', limited)
    expect((await fail('a')).status).toBe(400)
    expect((await fail('A')).status).toBe(400)
    const refused = await fail('a')
    expect(refused.status).toBe(429)
    expect(refused.body.error.name).toBe('RateLimitError')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await fail('b')).status).toBe(400)
    expect((await fail('c')).status).toBe(429)
  })

  it('does not count successes', async () => {
    const limited = apiUnderTest(limits)
    const { person, password } = limited.accounts.member
    for (let i = 0; i < 6; i += 1) {
      expect((await signIn(person.email, password, limited)).status).toBe(200)
    }
  })
})

describe('registering by mail', () => {
  const byMail = apiUnderTest()
  byMail.context.settings = { ...byMail.context.settings, registrationByMail: true }
  const asked: object[] = []
  byMail.commerce.answer(askRegistration, (_credential, body) => {
    asked.push(body)
    return undefined
  })
  const register = (email: string) =>
    byMail.call('POST', '/api/auth/local/register', {
      body: {
        email,
        password: 'hoa sữa đêm',
        fullname: 'Mai',
        phone: '0912345678',
        remember: true,
        locale: 'vi',
        consent_data: true,
        consent_policy: true,
      },
    })

  it('returns the same for every e-mail, without a token', async () => {
    const answers = await Promise.all([register('cu@nas.vn'), register('moi@nas.vn')])
    for (const { status, body, headers } of answers) {
      expect([status, Object.keys(body)]).toEqual([200, ['user']])
      expect(headers.getSetCookie()).toEqual([])
      expect(body.user).toMatchObject({ confirmed: false, provider: 'local', fullname: 'Mai' })
    }
    const [one, other] = answers.map(({ body }) => Object.keys(body.user))
    expect(one).toEqual(other)
    expect(asked).toMatchObject([{ email: 'cu@nas.vn', locale: 'vi' }, { email: 'moi@nas.vn' }])
    expect(JSON.stringify(asked)).not.toContain('hoa sữa')
  })
})

describe('an account under attack', () => {
  /** Strangers have used up the free failures of the account, and have just had its turn. */
  async function attacked() {
    const on = apiUnderTest({})
    const { person, password } = on.accounts.member
    const signInFrom = (from: string, secret: string, proof?: string | null, name = person.email) =>
      on.call('POST', '/api/auth/local', {
        body: { identifier: name, password: secret },
        from,
        ...(proof && { headers: { 'Proof-Of-Work': proof } }),
      })
    for (let count = 0; count < 40; count += 1) {
      await on.services.limiter.accounts.takeProven(`sign-in ${person.id}`, 'stranger')
    }
    await signInFrom('198.51.100.1', 'wrong')
    return { on, person, password, signInFrom }
  }
  const challengeIn = ({ body }: Awaited<ReturnType<typeof signIn>>) => body.error.details.challenge

  it('stays open to its owner in a new network, who does a proof of work', async () => {
    const { password, signInFrom } = await attacked()
    const owner = '203.0.113.9'
    for (let count = 0; count < 12; count += 1) {
      const refused = await signInFrom(owner, password)
      expect([refused.status, refused.body.error.details.code]).toEqual([429, 'too_many_requests'])
    }
    const proof = await proveWork(challengeIn(await signInFrom(owner, password)))
    expect((await signInFrom(owner, password, proof)).status).toBe(200)
    expect((await signInFrom(owner, password)).status).toBe(200)
  })

  it('cannot be guessed by work: a network has three such turns an hour', async () => {
    const { signInFrom } = await attacked()
    const bot = '203.0.113.66'
    const guess = async () => {
      const refused = await signInFrom(bot, 'wrong')
      return (await signInFrom(bot, 'wrong', await proveWork(challengeIn(refused)))).status
    }
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([
      400, 400, 400, 429,
    ])
  })

  it('is one account, however its name is spelled', async () => {
    const { person, password, signInFrom } = await attacked()
    const spellings = [person.username, ` ${person.email.toUpperCase()} `, person.email]
    for (const [index, name] of spellings.entries()) {
      expect((await signInFrom(`203.0.113.${index}`, password, null, name)).status).toBe(429)
    }
  })

  it('is named in the security log by its id, an unknown name by a pseudonym', async () => {
    const { on, person, signInFrom } = await attacked()
    await signInFrom('203.0.113.7', 'wrong')
    await signInFrom('203.0.113.7', 'wrong', null, 'unknown@nas.example')
    const lines = on.noted.map((line) => [Object(line).status, Object(line).subject])
    const pseudonym = expect.stringMatching(/^[\w-]{12}$/)
    expect(lines).toEqual([
      [400, person.id],
      [429, person.id],
      [400, pseudonym],
    ])
    expect(JSON.stringify(on.noted)).not.toContain('nas.example')
  })

  it('opens to the network in which its owner has used a mailed link', async () => {
    const { on, person, password, signInFrom } = await attacked()
    on.commerce.answer(resetPassword, () => ({ token: 'a.b.c', refresh: null, person }))
    const here = '203.0.113.9'
    const body = { code: 'x', password, passwordConfirmation: password }
    await on.call('POST', '/api/auth/reset-password', { body, from: here })
    expect((await signInFrom(here, password)).status).toBe(200)
    expect((await signInFrom('203.0.113.10', password)).status).toBe(429)
  })
})
