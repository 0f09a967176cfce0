export { answer as POST } from '../../../../../accounts/http/second-factor'
