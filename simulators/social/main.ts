import { refuseAmbiguousRequests } from '@nas/callers/unambiguous-requests'
import { closeOnSignal, needed } from '../common/program.ts'
import { startProviders } from './server.ts'

refuseAmbiguousRequests()
const running = await startProviders({
  port: Number(needed('PORT')),
  clientSecret: needed('CLIENT_SECRET'),
  memberEmail: needed('MEMBER_EMAIL'),
})
console.log(`The simulator of Google and Facebook signs in at ${running.url}`)
closeOnSignal(running)
