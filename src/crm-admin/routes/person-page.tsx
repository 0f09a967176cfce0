import { PersonScreen } from '../features/orders/person-screen.tsx'
import { RequestsOfPhone } from '../features/requests/requests-of-phone.tsx'

export function PersonPage() {
  return <PersonScreen requestsOf={(phone) => <RequestsOfPhone phone={phone} />} />
}
