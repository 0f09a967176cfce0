import type { CommerceGateway } from '../../gateways/commerce.ts'
import { NotSignedInError } from '../../gateways/gateway-errors.ts'
import { ApiError, type FieldProblem, fieldErrors } from '../api-error.ts'
import { type SignedIn, signedInWith } from '../caller.ts'
import type { ApiRequest, Endpoint } from '../endpoint.ts'
import { flatUser } from '../flat-user.ts'

const longestIdentifier = 254
const longestPassword = 1000
/** A refusal takes at least this long, so that it does not tell a known account by its speed. */
const shortestRefusalMs = 250

interface Credentials {
  identifier: string
  password: string
}

/** @throws ApiError naming missing and malformed fields */
async function readCredentials(request: ApiRequest): Promise<Credentials> {
  const { identifier, password } = (await request.body()) ?? {}
  const problems = [
    ...textProblems('identifier', identifier, longestIdentifier),
    ...textProblems('password', password, longestPassword),
  ]
  if (typeof identifier !== 'string' || typeof password !== 'string' || problems.length > 0) {
    throw fieldErrors(problems)
  }
  return { identifier: identifier.trim().toLowerCase(), password }
}

/** Only text is accepted: no objects, nothing empty (contract 6.10). */
function textProblems(name: string, value: unknown, longest: number): FieldProblem[] {
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) {
    return [{ path: [name], code: 'required', message: `${name} is a required field` }]
  }
  if (typeof value === 'string' && value.length <= longest) return []
  return [{ path: [name], code: 'malformed', message: `${name} is not in the right form` }]
}

/** Customers first, then staff; null in every wrong case. */
async function signIn(
  { identifier, password }: Credentials,
  commerce: CommerceGateway,
): Promise<{ jwt: string; caller: SignedIn } | null> {
  for (const actor of ['customer', 'user'] as const) {
    const jwt = await commerce.signIn(actor, identifier, password)
    const caller = jwt === null ? null : await ownerOf(jwt, commerce)
    if (jwt !== null && caller !== null) return { jwt, caller }
  }
  return null
}

/** A sign-in whose account is gone is no sign-in. */
async function ownerOf(jwt: string, commerce: CommerceGateway): Promise<SignedIn | null> {
  try {
    return await signedInWith(jwt, commerce)
  } catch (error) {
    const refused = error instanceof NotSignedInError
    if (refused || (error instanceof ApiError && error.status === 401)) return null
    throw error
  }
}

async function atLeast(started: number, ms: number): Promise<void> {
  const left = started + ms - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

export const signInEndpoint: Endpoint = {
  method: 'POST',
  path: '/auth/local',
  access: 'all',
  personal: true,
  handle: async (request) => {
    const started = performance.now()
    const { commerce, limiter, context } = request
    const credentials = await readCredentials(request)
    const address = context.clientAddress
    const both = `${address} ${credentials.identifier}`
    // Taken before trying, so that many tries at once cannot slip through; a success is free.
    await limiter.take('signInPerAddress', address)
    await limiter.take('signInPerIdentifier', both)
    const giveBack = async () => {
      await limiter.giveBack('signInPerAddress', address)
      await limiter.giveBack('signInPerIdentifier', both)
    }
    const signedIn = await signIn(credentials, commerce).catch(async (error: unknown) => {
      await giveBack()
      throw error
    })
    if (signedIn === null) {
      await atLeast(started, shortestRefusalMs)
      throw new ApiError(400, 'ValidationError', 'Invalid identifier or password', {
        details: { code: 'invalid_credentials' },
      })
    }
    await giveBack()
    return { jwt: signedIn.jwt, user: flatUser(signedIn.caller.person) }
  },
}
