import { describe, expect, test, vi } from 'vitest';
import { Batches, type BatchWork } from '../../../../server/process/concurrency/batches.ts';
import { Overloaded } from '../../../../server/process/concurrency/work-queue.ts';

const limits = { atOnce: 1, aloneMs: 0, mostItems: 3, maxWaiting: 5, maxWaitMs: 1_000 };

/** Ends the turn of the event loop, in which added items begin. */
const endTurn = () => new Promise(setImmediate);

/** Batches of words that return in capitals once released. */
function batches(work: Partial<BatchWork<string, string>> = {}, own: Partial<typeof limits> = {}) {
  const run: string[][] = [];
  const held: (() => void)[] = [];
  const made = new Batches<string, string>(
    { ...limits, ...own },
    {
      run: async (words) => {
        run.push([...words]);
        await new Promise<void>((resolve) => held.push(resolve));
        return words.map((word) => word.toUpperCase());
      },
      isUndone: () => true,
      ...work,
    },
  );
  /** Releases running batches, including those that begin then, until none runs. */
  const letGo = async () => {
    await endTurn();
    while (held.length > 0) {
      held.shift()?.();
      // A batch ends in the first turn; the next ones begin in the second.
      await endTurn();
      await endTurn();
    }
  };
  /** Adds the first word, then the others one turn later while it runs. */
  const addAll = async ([first = '', ...others]: string[]) => {
    const begun = made.add(first);
    await endTurn();
    return [begun, ...others.map((word) => made.add(word))];
  };
  return { made, run, letGo, addAll };
}

describe('items', () => {
  test('that arrive under low load begin immediately, up to the limit', async () => {
    const { run, letGo, addAll } = batches({}, { atOnce: 2 });
    const results = await addAll(['a', 'b']);
    await endTurn();
    expect(run).toEqual([['a'], ['b']]);
    await letGo();
    expect(await Promise.all(results)).toEqual(['A', 'B']);
  });

  test('that arrive in one turn of the event loop share a batch', async () => {
    const { made, run, letGo } = batches();
    const results = ['a', 'b'].map((word) => made.add(word));
    await letGo();
    expect([await Promise.all(results), run]).toEqual([['A', 'B'], [['a', 'b']]]);
  });

  test('that arrive while others run share batches, in order, up to the batch size', async () => {
    const { run, letGo, addAll } = batches();
    const results = await addAll(['a', 'b', 'c', 'd', 'e']);
    await letGo();
    expect(run).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
    expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('begin another batch if one takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { made, run, letGo, addAll } = batches({}, { atOnce: 3, aloneMs: 20 });
    const results = await addAll(['a', 'b', 'c']);
    await endTurn();
    vi.advanceTimersByTime(19);
    expect(run).toEqual([['a']]);
    vi.advanceTimersByTime(1);
    expect(run).toEqual([['a'], ['b', 'c']]);
    results.push(made.add('d'));
    await endTurn();
    expect(run).toHaveLength(2);
    await letGo();
    expect([await Promise.all(results), run[2]]).toEqual([['A', 'B', 'C', 'D'], ['d']]);
    vi.useRealTimers();
  });

  test('that remain do not wait for a batch that never ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { run, letGo, addAll } = batches({}, { atOnce: 3, aloneMs: 20, maxWaiting: 20 });
    const results = await addAll(Array.from({ length: 9 }, (_, at) => `${at}`));
    await endTurn();
    vi.advanceTimersByTime(45);
    expect(run.map(({ length }) => length)).toEqual([1, 3, 3]);
    await letGo();
    expect(await Promise.all(results)).toHaveLength(9);
    vi.useRealTimers();
  });

  test('with the same key never share a batch', async () => {
    const { run, letGo, addAll } = batches({ keyOf: ([first]) => first ?? '' });
    const results = await addAll(['x', 'a1', 'a2', 'b']);
    await letGo();
    expect(run).toEqual([['x'], ['a1', 'b'], ['a2']]);
    expect(await Promise.all(results)).toEqual(['X', 'A1', 'A2', 'B']);
  });
});

describe('when a batch fails', () => {
  const failing = async (isUndone: boolean) => {
    const run: string[][] = [];
    const made = new Batches<string, string>(limits, {
      run: async (words) => {
        run.push([...words]);
        await endTurn();
        if (words.includes('bad')) throw new Error('bad');
        return [...words];
      },
      isUndone: () => isUndone,
    });
    const first = made.add('x');
    await endTurn();
    const others = ['a', 'bad', 'b'].map((word) => made.add(word));
    return { run, outcomes: await Promise.allSettled([first, ...others]) };
  };

  test('and has had no effect, each item is retried separately, and only the bad one fails', async () => {
    const { run, outcomes } = await failing(true);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(run).toEqual([['x'], ['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
  });

  test('and may have had an effect, all its items fail and nothing is retried', async () => {
    const { run, outcomes } = await failing(false);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    expect(run).toEqual([['x'], ['a', 'bad', 'b']]);
  });
});

test('retrying items separately stops at a failure that affects all, and after the longest allowed wait', async () => {
  const run: string[] = [];
  const failing = new Batches<string, string>(limits, {
    run: async (words) => {
      run.push(words.join());
      await endTurn();
      if (words.length > 1) throw new Error('one of them');
      if (words.includes('away')) throw new Error('away');
      return [...words];
    },
    isUndone: (error) => (error as Error).message === 'one of them',
  });
  const outcomes = await Promise.allSettled(['a', 'away', 'b'].map((word) => failing.add(word)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(run).toEqual(['a,away,b', 'a', 'away']);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const slow = new Batches<string, string>(limits, {
    run: async (words) => {
      if (words.length > 1) throw new Error('one of them');
      vi.advanceTimersByTime(700);
      return [...words];
    },
    isUndone: () => true,
  });
  const tried = await Promise.allSettled(['a', 'b', 'c'].map((word) => slow.add(word)));
  vi.useRealTimers();
  expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

describe('the queue', () => {
  test('is limited', async () => {
    const { made, letGo, addAll } = batches();
    const results = await addAll(Array.from({ length: 6 }, (_, at) => `${at}`));
    await expect(made.add('one too many')).rejects.toThrow(Overloaded);
    await letGo();
    expect(await Promise.all(results)).toHaveLength(6);
  });

  test('gives up on items after a time, and does not run them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { made, run, letGo } = batches();
    const first = made.add('first');
    await endTurn();
    const late = made.add('late');
    const refused = expect(late).rejects.toThrow(Overloaded);
    vi.advanceTimersByTime(1_000);
    await refused;
    await letGo();
    expect([await first, run]).toEqual(['FIRST', [['first']]]);
    vi.useRealTimers();
  });
});
