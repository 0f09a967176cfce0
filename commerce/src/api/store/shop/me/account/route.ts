export { readMemberAccount as GET } from '../../../../../accounts/http/profile'
