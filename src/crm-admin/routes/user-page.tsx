import { RequestsOfPhone } from '../features/requests/requests-of-phone.tsx'
import { UserScreen } from '../features/users/user-screen.tsx'

export function UserPage() {
  return <UserScreen requestsOf={(phone) => <RequestsOfPhone phone={phone} />} />
}
