export { renew as POST } from '../../../../../accounts/http/sessions'
