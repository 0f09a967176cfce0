import { createHash, randomBytes } from 'node:crypto'
import {
  APIError,
  type Endpoint,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { addSessionToUser, generatePayloadCookie, getSafeRedirect } from 'payload/shared'
import { editorPrefix } from '../audit-log/audit-log'
import { logSecurity } from '../audit-log/security-log'
import { adminUrl, readContentSettings } from '../settings'
import { inTransaction } from '../transaction'
import { countForNetwork, networkMark } from './attempts'
import { browserCookie } from './browser-cookie'
import { factorOf } from './factors'
import { holdSignIn } from './sign-in-hooks'
import { keepStaff, type Staff } from './staff-link'

/** In seconds: long enough to sign in to the back office on the way. */
const lifetime = 600
/** In ms. */
const timeout = 10_000

/** The verifier of the code, and where the editor goes. */
const cookie = browserCookie('staff_sign_in', 'Lax')

/** @param why shown by the sign-in page */
const signInPage = (why: 'failed' | 'factor' | 'link', target = '') =>
  `/admin/login?staff=${why}&redirect=${encodeURIComponent(target)}`

/** Not a redirect: cookies of the admin are sent only to navigations that it begins itself. */
function goOn(path: string, headers = new Headers()): Response {
  const address = new URL(path, adminUrl()).href.replaceAll('&', '&amp;')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  cookie.write(headers, '', 0)
  const page = `<!doctype html><title>NAS</title><meta http-equiv="refresh" content="0;url=${address}">`
  return new Response(page, { headers })
}

const begin: Endpoint = {
  path: '/staff-sign-in',
  method: 'get',
  handler: ({ user, query }) => {
    const { COMMERCE_URL, PUBLIC_URL } = readContentSettings()
    if (COMMERCE_URL === undefined) return new Response(null, { status: 404 })
    const redirectTo = typeof query.redirect === 'string' ? query.redirect : ''
    const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo })
    if (user) return goOn(target)
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const address = `${PUBLIC_URL}/crm-admin/editor-code?challenge=${challenge}`
    const headers = new Headers({ Location: address, 'Cache-Control': 'no-store' })
    cookie.write(headers, `${verifier}.${Buffer.from(target).toString('base64url')}`, lifetime)
    return new Response(null, { status: 302, headers })
  },
}

interface StaffOfCode extends Staff {
  hasFactor: boolean
}

/** @returns null for a code that commerce refuses, or while it does not answer */
async function staffOf(code: unknown, verifier: string): Promise<StaffOfCode | null> {
  try {
    const answer = await fetch(`${readContentSettings().COMMERCE_URL}/store/shop/editor-code`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, verifier }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) return null
    const { staff, name, second_factor } = await answer.json()
    return { id: staff, name, hasFactor: second_factor }
  } catch {
    return null
  }
}

type Editor = TypedUser & { collection: 'users' }

const linkedEditor = (req: PayloadRequest, staff: string) =>
  req.payload.db.findOne<Editor>({
    collection: 'users',
    req,
    where: { staffId: { equals: staff } },
  })

/** As Payload's own sign-in does. @returns the cookie */
async function openSession(req: PayloadRequest, id: number, staff: string): Promise<string> {
  const collectionConfig = req.payload.collections.users.config
  const token = await inTransaction(req, async () => {
    await holdSignIn(req, id)
    const user = await linkedEditor(req, staff)
    if (user?.id !== id) throw new APIError('The accounts are linked no more', 409)
    const { sid } = await addSessionToUser({ collectionConfig, payload: req.payload, req, user })
    const { email } = user
    const fieldsToSign = getFieldsToSign({ collectionConfig, email, sid, user })
    const { tokenExpiration } = collectionConfig.auth
    return (await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration })).token
  })
  const subject = `${editorPrefix}${id}`
  logSecurity({ event: 'editor-sign-in', outcome: 'ok', subject, client: networkMark(req) })
  const { cookiePrefix } = req.payload.config
  return generatePayloadCookie({
    collectionAuthConfig: collectionConfig.auth,
    cookiePrefix,
    token,
  }) as string
}

async function end(req: PayloadRequest): Promise<Response> {
  await countForNetwork(req)
  const [verifier = '', target = ''] = cookie.read(req).split('.')
  const staff = verifier === '' ? null : await staffOf(req.query.code, verifier)
  if (staff === null) return goOn(signInPage('failed'))
  const redirectTo = Buffer.from(target, 'base64url').toString()
  const path = getSafeRedirect({ fallbackTo: '/admin', redirectTo })
  const editor = await linkedEditor(req, staff.id)
  const headers = new Headers()
  if (!editor) {
    keepStaff(req, headers, { id: staff.id, name: staff.name })
    return goOn(signInPage('link', path), headers)
  }
  const id = Number(editor.id)
  // A password of staff alone must not open what needs an app.
  if (!staff.hasFactor && (await factorOf(req, id))?.secret) {
    return goOn(signInPage('factor', path))
  }
  headers.append('Set-Cookie', await openSession(req, id, staff.id))
  return goOn(path, headers)
}

/** `/users/staff-sign-in`: through the back office and back (ADR 0222). */
export const staffSignIn: Endpoint[] = [
  begin,
  {
    path: '/staff-sign-in/code',
    method: 'get',
    handler: async (req) => {
      try {
        return await end(req)
      } catch (error) {
        req.payload.logger.error({ err: error, msg: 'Sign-in of staff failed' })
        return goOn(signInPage('failed'))
      }
    },
  },
]
