import { refuseAmbiguousRequests } from '@nas/callers/unambiguous-requests'
import { startGateway } from './server.ts'

function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the start script gives it`)
  return value
}

refuseAmbiguousRequests()
const running = await startGateway({
  port: Number(needed('PORT')),
  terminal: { code: needed('VNPAY_TMN_CODE'), secret: needed('VNPAY_HASH_SECRET') },
  ipnUrl: needed('IPN_URL'),
  stateFile: needed('STATE_FILE'),
  print: (line) => console.log(line),
})
console.log(`The simulator of VNPAY takes payments at ${running.pageUrl}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.close().then(() => process.exit(0)))
}
