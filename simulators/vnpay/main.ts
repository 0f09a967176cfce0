import { refuseAmbiguousRequests } from '@nas/callers/unambiguous-requests'
import { closeOnSignal, needed } from '../common/program.ts'
import { startGateway } from './server.ts'

refuseAmbiguousRequests()
const running = await startGateway({
  port: Number(needed('PORT')),
  terminal: { code: needed('VNPAY_TMN_CODE'), secret: needed('VNPAY_HASH_SECRET') },
  ipnUrl: needed('IPN_URL'),
  stateFile: needed('STATE_FILE'),
  print: (line) => console.log(line),
})
console.log(`The simulator of VNPAY takes payments at ${running.pageUrl}`)
closeOnSignal(running)
