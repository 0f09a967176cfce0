export { registerMember as POST } from '../../../../accounts/http/sign-in'
