export { renewCodes as POST } from '../../../../../../accounts/http/second-factor'
