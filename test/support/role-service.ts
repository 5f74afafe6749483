import type { Clock } from '../../src/base/clock.ts';
import type { RolePort } from '../../src/commands/sync-rolebindings/apply/role-port.ts';
import type {
  ObservedBinding,
  ObservedIdentity,
  ObservedWorld,
} from '../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { type ErrorCode, PlatformError } from '../../src/platform/errors.ts';

/** A fault of a request: `crash` ends the run, before or after the write; `lost` hides a write that was made. */
export type FaultKind =
  | 'crash-before'
  | 'crash-after'
  | 'lost'
  | 'lost-undone'
  | 'turned-away'
  | 'forbidden'
  | 'unavailable';

/** Goes wrong from request number `from` on, for `length` requests. */
export interface Fault {
  readonly kind: FaultKind;
  readonly from: number;
  readonly length: number;
}

export interface ServiceOptions {
  readonly faults?: readonly Fault[];
  /** Milliseconds by which readings and checks of references lag behind writes. */
  readonly lagMs?: number;
  readonly batches?: 'offered' | 'not-found' | 'unimplemented' | 'invalid';
  /** Whether a second equal binding is refused. */
  readonly unique?: boolean;
  /** Called after each write. */
  readonly onWrite?: (write: string, before: ServiceState, after: ServiceState) => void;
  /** Awaited before each request, to interleave runs. */
  readonly turn?: () => Promise<void>;
}

export interface ServiceState {
  readonly identities: ReadonlyMap<string, ObservedIdentity>;
  readonly bindings: ReadonlyMap<string, ObservedBinding>;
}

/** An identity service in memory, with a clock of its own, that does what a port asks and goes wrong on demand. */
export interface RoleService {
  readonly clock: Clock & { advance(milliseconds: number): void };
  /** A port for one run; a crash of it leaves later ports alone. */
  openPort(): RolePort;
  /** The state that a run reads at its start, which lags like every read. */
  observe(): ObservedWorld;
  readonly state: () => ServiceState;
  /** Removes an identity as an administrator would; throws if something is bound to it. */
  removeUnused(uid: string): void;
  /** Requests so far as `GET identities`, `POST binding` … */
  readonly log: readonly string[];
}

const failure = (code: ErrorCode, httpStatus: number, call: string) =>
  new PlatformError(`${code} on purpose`, { code, call, httpStatus });

export function createRoleService(world: ObservedWorld, options: ServiceOptions = {}): RoleService {
  const { faults = [], lagMs = 0, batches = 'offered', unique = false, onWrite, turn } = options;
  let now = 1_000_000;
  let state: ServiceState = {
    identities: new Map(world.identities.map((identity) => [identity.uid, identity])),
    bindings: new Map(world.bindings.map((row) => [row.uid, row])),
  };
  const history: { readonly at: number; readonly state: ServiceState }[] = [
    { at: Number.NEGATIVE_INFINITY, state },
  ];
  const log: string[] = [];
  let made = 0;
  /** When identities were made, as RFC 3339. */
  const madeAt = new Map<string, string>();

  const seen = (): ServiceState => history.findLast(({ at }) => at <= now - lagMs)?.state ?? state;
  const write = (name: string, next: ServiceState) => {
    const before = state;
    state = next;
    history.push({ at: now, state });
    onWrite?.(name, before, next);
  };
  const clock = {
    now: () => now,
    sleep: async (milliseconds: number) => {
      now += milliseconds;
    },
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };

  const openPort = (): RolePort => {
    let crashed = false;
    const request = async <T>(name: string, isWrite: boolean, body: () => T): Promise<T> => {
      await turn?.();
      const crash = () => failure('CANCELLED', 0, name);
      if (crashed) throw crash();
      const number = log.length;
      log.push(name);
      now += 20;
      const kind = faults.find(({ from, length }) => number >= from && number < from + length)?.kind;
      if (kind === 'crash-before') {
        crashed = true;
        throw crash();
      }
      if (kind === 'turned-away') throw failure('RESOURCE_EXHAUSTED', 429, name);
      if (kind === 'forbidden') throw failure('PERMISSION_DENIED', 403, name);
      if (kind === 'unavailable') throw failure('UNAVAILABLE', 503, name);
      if (kind === 'lost-undone') throw failure('CONNECTION', 0, name);
      const answer = body();
      if (kind === 'crash-after') {
        crashed = true;
        throw crash();
      }
      if (kind === 'lost' && isWrite) throw failure('CONNECTION', 0, name);
      return answer;
    };

    const add = (into: ServiceState, groupUid: string, identityUid: string, roleUid: string) => {
      const identity = seen().identities.get(identityUid);
      if (identity === undefined) throw failure('NOT_FOUND', 404, 'POST binding');
      const role = world.roles.find(({ uid }) => uid === roleUid);
      const group = [world.organization, ...world.groups].find(({ uid }) => uid === groupUid);
      if (role === undefined || group === undefined) throw failure('NOT_FOUND', 404, 'POST binding');
      const isTwin = (row: ObservedBinding) =>
        row.identity.uid === identityUid && row.role.uid === roleUid && row.group.uid === groupUid;
      if (unique && [...into.bindings.values()].some(isTwin))
        throw failure('ALREADY_EXISTS', 409, 'POST binding');
      made += 1;
      const uid = `${groupUid}/made-${String(made).padStart(4, '0')}`;
      const row = { uid, identity: { uid: identityUid, name: identity.name }, role, group };
      return { uid, next: { ...into, bindings: new Map([...into.bindings, [uid, row]]) } };
    };

    return {
      createIdentity: (parentUid, { claimMatch, description = '', name }) =>
        request('POST identity', true, () => {
          made += 1;
          const uid = `${parentUid}/made-${String(made).padStart(4, '0')}`;
          const identity = {
            uid,
            name,
            description,
            kind: 'claim-match',
            ...claimMatch,
            otherClaims: {},
          } as const;
          madeAt.set(uid, new Date(now).toISOString());
          write('POST identity', { ...state, identities: new Map([...state.identities, [uid, identity]]) });
          return uid;
        }),
      updateIdentity: (uid, { claimMatch, ...fields }) =>
        request('PATCH identity', true, () => {
          const identity = state.identities.get(uid);
          if (identity === undefined) throw failure('NOT_FOUND', 404, 'PATCH identity');
          const { issuer, subject, ...otherClaims } = claimMatch ?? {};
          const claims = claimMatch === undefined ? {} : { issuer, subject, otherClaims };
          const next = { ...identity, ...fields, ...claims };
          write('PATCH identity', { ...state, identities: new Map([...state.identities, [uid, next]]) });
          return next;
        }),
      createBinding: (groupUid, { identityUid, roleUid }) =>
        request('POST binding', true, () => {
          const { uid, next } = add(state, groupUid, identityUid, roleUid);
          write('POST binding', next);
          return uid;
        }),
      createBindings: (groupUid, wanted) =>
        request('POST bindings', true, () => {
          if (batches === 'not-found') throw failure('NOT_FOUND', 404, 'POST bindings');
          if (batches === 'unimplemented') throw failure('UNIMPLEMENTED', 501, 'POST bindings');
          if (batches === 'invalid' || wanted.length > 25)
            throw failure('INVALID_ARGUMENT', 400, 'POST bindings');
          const uids: string[] = [];
          let next = state;
          for (const { identityUid, roleUid } of wanted) {
            const added = add(next, groupUid, identityUid, roleUid);
            next = added.next;
            uids.push(added.uid);
          }
          write('POST bindings', next);
          return uids;
        }),
      deleteBinding: (uid) =>
        request('DELETE binding', true, () => {
          if (!state.bindings.has(uid)) throw failure('NOT_FOUND', 404, 'DELETE binding');
          const bindings = new Map(state.bindings);
          bindings.delete(uid);
          write('DELETE binding', { ...state, bindings });
        }),
      listIdentities: (name) =>
        request('GET identities', false, () =>
          [...seen().identities.values()]
            .filter((one) => one.name === name)
            .map((one) => ({ ...one, createTime: madeAt.get(one.uid) ?? '' })),
        ),
      getIdentity: (uid) => request('GET identity', false, () => seen().identities.get(uid)),
      listBindings: (filter) =>
        request('GET bindings', false, () =>
          [...seen().bindings.values()].filter((row) =>
            'identityUid' in filter
              ? row.identity.uid === filter.identityUid
              : row.group.uid === filter.groupUid && row.role.uid === filter.roleUid,
          ),
        ),
      getBinding: (uid) => request('GET binding', false, () => seen().bindings.get(uid)),
    };
  };

  return {
    clock,
    openPort,
    observe: () => ({
      ...world,
      identities: [...seen().identities.values()],
      bindings: [...seen().bindings.values()],
    }),
    state: () => state,
    removeUnused: (uid) => {
      if ([...state.bindings.values()].some((row) => row.identity.uid === uid))
        throw new Error(`${uid} is in use`);
      state = { ...state, identities: new Map([...state.identities].filter(([one]) => one !== uid)) };
      history.push({ at: now, state });
    },
    log,
  };
}
