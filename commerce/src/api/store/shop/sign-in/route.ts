export { byPassword as POST } from '../../../../accounts/http/sign-in'
