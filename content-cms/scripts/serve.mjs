// Starts the built server. Next itself reads PORT and HOSTNAME, which containers set for other
// purposes.
import { subscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientAddresses } from '@nas/callers/client-address'
import { refuseAmbiguousRequests } from '@nas/callers/unambiguous-requests'
import { shopTimeZone } from '@nas/domain/dates'
import { readSettings } from '@nas/settings/read-settings'

const { CONTENT_PORT, CONTENT_HOST, LEAVE_SECONDS, TRUSTED_PROXIES } = readSettings(
  ['content-server'],
  process.env,
  ([{ name, fault, purpose }]) => {
    console.error(`${name} ${fault}: the ${purpose}`)
    process.exit(1)
  },
)
process.env.PORT = CONTENT_PORT
process.env.HOSTNAME = CONTENT_HOST
process.env.NODE_ENV = 'production'
// Next renders times of the admin before the browser does.
process.env.TZ = shopTimeZone

refuseAmbiguousRequests()

const servers = new Set()
subscribe('http.server.request.start', ({ server }) => servers.add(server))

// Payload does not know the connection; it reads the client's address here (src/sign-in/attempts.ts).
const clientAddress = clientAddresses(TRUSTED_PROXIES)
subscribe('http.server.request.start', ({ request }) => {
  request.headers['x-forwarded-for'] = clientAddress(request)
})

// Next would refuse connections at once, although balancers still send calls, and would wait for
// those that clients keep alive. `src/endpoints/health.ts` tells balancers.
process.env.NEXT_MANUAL_SIG_HANDLE = 'true'
const sweepMs = 50
async function leave() {
  await sleep(LEAVE_SECONDS * 1000)
  setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, sweepMs)
  await Promise.all([...servers].map((server) => new Promise((closed) => server.close(closed))))
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave)

await import('../.next/standalone/content-cms/server.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The content service is not built: run its "build" script first')
  process.exit(1)
})
