export { forgotten as POST } from '../../../../accounts/http/passwords'
