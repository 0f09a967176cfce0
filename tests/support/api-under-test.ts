import { proofOfWork } from '@nas/callers/proof-of-work'
import type { ApiContext, ApiSettings } from '../../src/api/endpoints/context.ts'
import { InputThread } from '../../src/api/input/input-thread.ts'
import { createLimiter, type RateLimits } from '../../src/api/limits/rate-limits.ts'
import { handleApi } from '../../src/api/routes/web-api.ts'
import { createSocial } from '../../src/api/social/social-services.ts'
import type { SocialSettings } from '../../src/gateways/social/social-settings.ts'
import { account, FakeCommerce, tokenOf } from './fake-commerce.ts'
import { FakeContentWriter } from './fake-content-writer.ts'
import { sampleContent } from './sample-content.ts'

const settings: ApiSettings = {
  commerceUrl: 'http://commerce.invalid',
  commercePublishableKey: 'pk',
  commerceSecretKey: 'sk',
  contentUrl: 'http://content.invalid',
  contentAdminUrl: 'http://content.invalid',
  contentWriteKey: 'ck',
  shopUrl: 'https://shop.example',
  registrationByMail: false,
  social: { sessionSecret: 'a secret of the tests', google: null, facebook: null },
}

/** Tests solve challenges too. */
const costOfProofs = 1

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

/** A body that is not JSON is a file. */
function bodyOf({ headers }: Response, text: string): unknown {
  if (/^(text\/csv|application\/pdf)/.test(headers.get('content-type') ?? '')) return text
  return text === '' ? null : JSON.parse(text)
}

/** The adapter over sample content and a commerce in memory. */
export function apiUnderTest(
  limits: Partial<RateLimits> | false = false,
  social: Partial<SocialSettings> = {},
) {
  const accounts = {
    member: account('customer', 'mai'),
    other: account('customer', 'lan'),
    staff: account('user', 'staff'),
  }
  const commerce = new FakeCommerce(Object.values(accounts))
  const logged: object[] = []
  const log = { error: (details: object) => logged.push(details), warn: () => {} }
  const noted: object[] = []
  const security = { info: (details: object) => noted.push(details) }
  const content = sampleContent()
  const contentWriter = new FakeContentWriter()
  const refreshContent = async () => contentWriter.check()
  const reached: number[] = []
  const clientAddress = '192.0.2.1'
  const drained = async () => {}
  const routed: string[] = []
  const context: ApiContext = {
    content,
    refreshContent,
    reachPublication: async (id) => {
      reached.push(id)
    },
    settings,
    clientAddress,
    drained,
    routed: (pattern) => routed.push(pattern),
    log,
    security,
  }
  const limiter = createLimiter(limits)
  const services = {
    commerce,
    contentWriter,
    limiter,
    proofOfWork: proofOfWork(
      settings.social.sessionSecret,
      (proof) => limiter.take('proof', proof),
      costOfProofs,
    ),
    inputs: new InputThread(),
    social: createSocial({ ...settings.social, ...social }, settings.shopUrl, null),
  }
  const tokens = {
    member: tokenOf(accounts.member),
    other: tokenOf(accounts.other),
    staff: tokenOf(accounts.staff),
  }

  async function call(
    method: string,
    path: string,
    options: {
      as?: keyof typeof tokens
      headers?: Record<string, string>
      body?: unknown
      /** The network address of the caller; optional. */
      from?: string
    } = {},
  ): Promise<Answer> {
    const { as, body } = options
    const headers = new Headers(options.headers)
    // `fetch` sets a form's media type itself, including the boundary.
    if (!(body instanceof FormData) && !headers.has('content-type')) {
      headers.set('Content-Type', 'application/json')
    }
    if (as) headers.set('Authorization', `Bearer ${tokens[as]}`)
    const whole = body === undefined || typeof body === 'string' || body instanceof FormData
    const sent = whole ? body : JSON.stringify(body)
    const request = new Request(`https://shop.example${path}`, { method, headers, body: sent })
    const caller = options.from ? { ...context, clientAddress: options.from } : context
    const response = await handleApi(request, caller, services)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: bodyOf(response, text),
    }
  }

  return {
    accounts,
    commerce,
    content,
    services,
    contentWriter,
    context,
    logged,
    reached,
    noted,
    tokens,
    call,
    get: (path: string, as?: keyof typeof tokens) => call('GET', path, as ? { as } : {}),
  }
}
