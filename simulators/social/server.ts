import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { bodyOf, sendJson, sendPage } from '../common/http.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { Grants, readRequest } from './grants.ts'
import { visitorSchema } from './people.ts'
import type { Exchange, Provider } from './provider.ts'
import { signInPage, wrongRequestPage } from './sign-in-page.ts'

interface ServerOptions {
  port?: number
  clientSecret: string
  /** E-mail address of the demo's member. */
  memberEmail?: string
}

const chosen = v.pipe(v.string(), v.parseJson(), visitorSchema)

/** A simulator of Google's and Facebook's sign-in, reachable only from this machine. */
export async function startProviders({
  port = 0,
  clientSecret,
  memberEmail = 'member@demo.example',
}: ServerOptions) {
  const grants = new Grants()
  let origin = ''
  const providers = [
    await google({ grants, clientSecret }, () => origin),
    facebook({ grants, clientSecret }),
  ]

  async function signIn({ name }: Provider, { url, request, response }: Exchange): Promise<void> {
    const { searchParams } = url
    const languages = searchParams.get('hl') ?? request.headers['accept-language'] ?? ''
    const asked = readRequest(searchParams)
    if (asked === null) return sendPage(response, 400, wrongRequestPage(languages, name))
    if (request.method === 'GET') {
      return sendPage(response, 200, signInPage(languages, name, memberEmail))
    }
    const form = new URLSearchParams(await bodyOf(request))
    const { success, output: visitor } = v.safeParse(chosen, form.get('visitor'))
    if (!success) return sendPage(response, 400, wrongRequestPage(languages, name))
    const back = new URL(asked.redirect_uri)
    if (asked.state !== undefined) back.searchParams.set('state', asked.state)
    if (visitor.denies) back.searchParams.set('error', 'access_denied')
    else back.searchParams.set('code', grants.issueCode({ visitor, request: asked }))
    response.writeHead(303, { Location: back.href, 'Cache-Control': 'no-store' }).end()
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { url, request, response } = exchange
    const call = `${request.method} ${url.pathname}`
    if (call === 'GET /health') return sendJson(response, 200, {})
    for (const provider of providers) {
      const isSignIn = url.pathname === provider.signInPath
      if (isSignIn && ['GET', 'POST'].includes(request.method ?? '')) {
        return signIn(provider, exchange)
      }
      const carryOut = Object.hasOwn(provider.calls, call) ? provider.calls[call] : undefined
      if (carryOut !== undefined) return carryOut(exchange)
    }
    sendJson(response, 404, { error: `There is no ${call}` })
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    answer({ url, request, response }).catch((error: Error) => {
      if (!response.headersSent) sendJson(response, 500, { error: error.message })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    /** `GOOGLE_ISSUER`, `FACEBOOK_URL` and `FACEBOOK_GRAPH_URL` for a shop that uses it. */
    url: origin,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

export type RunningProviders = Awaited<ReturnType<typeof startProviders>>
