export { linkToMember as POST } from '../../../../../accounts/http/sign-in'
