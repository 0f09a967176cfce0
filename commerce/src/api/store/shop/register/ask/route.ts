export { askToRegister as POST } from '../../../../../accounts/http/sign-in'
