import { RequestsOfPhone } from '../features/requests/requests-of-phone.tsx'
import { UserScreen } from '../features/users/user-screen.tsx'

/** A person with the data of the other features. */
export function UserPage() {
  return <UserScreen requestsOf={(phone) => <RequestsOfPhone phone={phone} />} />
}
