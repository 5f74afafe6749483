/** undici has no types for its parts; the agent's type is that of the main entry. */
declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici';
  export = Agent;
}
