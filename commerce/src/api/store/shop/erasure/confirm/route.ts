export { confirm as POST } from '../../../../../privacy/http/guest-erasure'
