export { proveMember as POST } from '../../../../../accounts/http/profile'
