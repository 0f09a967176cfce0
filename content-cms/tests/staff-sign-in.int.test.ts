import { createServer } from 'node:http'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, content, manager, unique } from './support/content'
import { subjectsTo } from './support/mails'

const payload = await content()

type Staff = { staff: string; name: string; second_factor: boolean }

/** Commerce's answer to each code, whose verifier it has checked. */
const answers = new Map<string, Staff>()
const read: { code: string; verifier: string }[] = []

beforeAll(async () => {
  const commerce = createServer(async (request, response) => {
    const given = JSON.parse(Buffer.concat(await request.toArray()).toString())
    read.push(given)
    const answer = answers.get(given.code)
    response.statusCode = answer ? 200 : 400
    response.end(JSON.stringify(answer ?? { code: 'link_expired' }))
  })
  await new Promise<void>((ready) => commerce.listen(0, '127.0.0.1', ready))
  process.env.COMMERCE_URL = `http://127.0.0.1:${Object(commerce.address()).port}`
  return () => commerce.close()
})

let networks = 0
function get(path: string, cookies: string[] = []): Promise<Response> {
  networks += 1
  const headers = { Cookie: cookies.join('; '), 'X-Forwarded-For': `198.21.0.${networks}` }
  return call('anonymous', `users/staff-sign-in${path}`, { headers })
}

const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

const placeIn = async (answer: Response) => /url=([^"]*)/.exec(await answer.text())?.[1] ?? ''

const newStaff = (second_factor = false): Staff => ({
  staff: unique('user'),
  name: 'Trần Minh',
  second_factor,
})

/** Through the back office, whose code stands for this member of staff. */
async function comeAs(staff: Staff, target = '/admin/collections/products'): Promise<Response> {
  const begun = await get(`?redirect=${encodeURIComponent(target)}`)
  expect(begun.status).toBe(302)
  const code = unique('code')
  answers.set(code, staff)
  return get(`/code?code=${code}`, cookiesOf(begun))
}

async function newEditor(role: 'editor' | 'manager' = 'editor') {
  const data = { email: `${unique('noi')}@nas.example`, password: unique('mat-khau'), role }
  return { ...data, id: (await payload.create({ collection: 'users', data })).id }
}

type Editor = Awaited<ReturnType<typeof newEditor>>

const signIn = ({ email, password }: Editor, cookies: string[], linkStaff?: boolean) =>
  call('anonymous', 'users/login', {
    method: 'POST',
    body: { email, password, linkStaff },
    headers: { Cookie: cookies.join('; '), 'X-Forwarded-For': `198.22.0.${networks}` },
  })

async function linked(staff: Staff): Promise<Editor> {
  const editor = await newEditor()
  const answer = await signIn(editor, cookiesOf(await comeAs(staff)), true)
  expect(answer.status).toBe(200)
  return editor
}

const staffIdOf = async ({ id }: Editor) =>
  (await payload.findByID({ collection: 'users', id })).staffId

async function whoIs(answer: Response): Promise<string | undefined> {
  const headers = { Cookie: cookiesOf(answer).join('; '), 'Sec-Fetch-Site': 'same-origin' }
  return (await (await call('anonymous', 'users/me', { headers })).json()).user?.email
}

describe('a member of staff', () => {
  it('is led to the back office with the hash of a text that only the browser has', async () => {
    const begun = await get('')
    const { pathname, searchParams } = new URL(begun.headers.get('Location') ?? '')
    expect(pathname).toBe('/crm-admin/editor-code')
    expect(searchParams.get('challenge')).toMatch(/^[\w-]{43}$/)
    expect(begun.headers.get('Set-Cookie')).toMatch(/; HttpOnly; SameSite=Lax$/)
    await get('/code?code=x', cookiesOf(begun))
    expect(begun.headers.get('Location')).not.toContain(read.at(-1)?.verifier)
    expect(cookiesOf(begun)[0]).toContain(read.at(-1)?.verifier)
  })

  it('is linked when the editor signs in once, which a mail confirms, and then needs no password', async () => {
    const staff = newStaff()
    const first = await comeAs(staff)
    expect(await placeIn(first.clone())).toMatch(/\/admin\/login\?staff=link&amp;redirect=/)
    expect(await whoIs(first)).toBeUndefined()
    const editor = await newEditor()
    const signedIn = await signIn(editor, cookiesOf(first), true)
    expect(signedIn.status).toBe(200)
    expect(await staffIdOf(editor)).toBe(staff.staff)
    const again = await comeAs(staff)
    expect(await placeIn(again.clone())).toMatch(/:\d+\/admin\/collections\/products$/)
    expect(await whoIs(again)).toBe(editor.email)
    const { rows } = await payload.db.drizzle.execute(
      sql`select after from trail where kind = 'users' and subject = ${String(editor.id)}
          order by created_at desc limit 1`,
    )
    expect(rows).toEqual([{ after: { staffId: 'changed' } }])
    expect(await subjectsTo(editor.email)).toEqual([
      'Your editor account was linked to an account of staff',
    ])
  })

  it('keeps the other sessions of the editor', async () => {
    const staff = newStaff()
    const editor = await linked(staff)
    const { token } = await (await signIn(editor, [])).json()
    await comeAs(staff)
    const headers = { Authorization: `JWT ${token}` }
    expect((await (await call('anonymous', 'users/me', { headers })).json()).user.id).toBe(
      editor.id,
    )
  })

  it('is not linked by a sign-in that did not ask for it, nor without coming from the back office', async () => {
    const editor = await newEditor()
    expect((await signIn(editor, cookiesOf(await comeAs(newStaff())))).status).toBe(200)
    expect(await staffIdOf(editor)).toBeFalsy()
    expect((await signIn(editor, [], true)).status).toBe(200)
    expect((await signIn(editor, ['staff_to_link=made-up'], true)).status).toBe(200)
    expect(await staffIdOf(editor)).toBeFalsy()
  })

  it('cannot open an account whose app the account of staff lacks', async () => {
    const staff = newStaff()
    const editor = await linked(staff)
    await payload.db.drizzle.execute(
      sql`insert into second_factors (account, secret) values (${editor.id}, 'set')`,
    )
    const refused = await comeAs(staff)
    expect(await placeIn(refused.clone())).toContain('/admin/login?staff=factor')
    expect(await whoIs(refused)).toBeUndefined()
    expect(await whoIs(await comeAs({ ...staff, second_factor: true }))).toBe(editor.email)
  })
})

describe('a sign-in of staff is refused', () => {
  const failed = '/admin/login?staff=failed'

  it('with a code that commerce refuses, and without the browser’s text', async () => {
    const staff = newStaff()
    await linked(staff)
    const code = unique('code')
    answers.set(code, staff)
    for (const answer of [
      await get('/code?code=foreign', cookiesOf(await get(''))),
      await get(`/code?code=${code}`),
      await get('/code'),
    ]) {
      expect(await placeIn(answer.clone())).toContain(failed)
      expect(await whoIs(answer)).toBeUndefined()
    }
  })

  it('while commerce is down', async () => {
    const { COMMERCE_URL } = process.env
    process.env.COMMERCE_URL = 'http://127.0.0.1:1'
    expect(await placeIn(await comeAs(newStaff()))).toContain(failed)
    process.env.COMMERCE_URL = COMMERCE_URL
  })

  it('when it would lead out of the admin', async () => {
    const staff = newStaff()
    await linked(staff)
    for (const target of ['https://evil.example', '//evil.example', '/admin"><script>']) {
      const place = await placeIn(await comeAs(staff, target))
      expect(place).toMatch(/^http:\/\/[^/]+\/admin(%22%3E%3Cscript%3E)?$/)
    }
  })
})

describe('a linked account', () => {
  const change = (role: 'editor' | 'manager', { id }: Editor, staffId: string | null) =>
    call(role, `users/${id}`, { method: 'PATCH', body: { staffId } })

  it('is unlinked by a manager, and linked to another member of staff by none', async () => {
    const staff = newStaff()
    const editor = await linked(staff)
    await change('manager', editor, unique('user'))
    expect(await staffIdOf(editor)).toBe(staff.staff)
    expect((await change('editor', editor, null)).status).toBe(403)
    expect((await change('manager', editor, null)).status).toBe(200)
    expect(await staffIdOf(editor)).toBeNull()
    expect(await placeIn(await comeAs(staff))).toContain('staff=link')
  })

  it('cannot be created', async () => {
    const body = {
      email: `${unique('moi')}@nas.example`,
      currentPassword: manager.password,
      staffId: unique('user'),
    }
    const answer = await call('manager', 'users', { method: 'POST', body })
    expect((await answer.json()).doc?.staffId).toBeFalsy()
  })
})
