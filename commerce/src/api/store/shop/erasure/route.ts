export { ask as POST } from '../../../../privacy/http/guest-erasure'
