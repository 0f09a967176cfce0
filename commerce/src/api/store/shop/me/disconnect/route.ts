export { disconnectMember as POST } from '../../../../../accounts/http/profile'
