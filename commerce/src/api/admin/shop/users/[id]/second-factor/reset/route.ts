export { reset as POST } from '../../../../../../../accounts/http/second-factor'
