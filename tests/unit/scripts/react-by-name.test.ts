import { describe, expect, it } from 'vitest';
import { importByName } from '../../../scripts/build/react-by-name.ts';

describe('importByName', () => {
  it.each([
    ["import React from 'react';", "import * as React from 'react';"],
    [
      'import e,{useState as t,useRef}from"react";',
      'import * as e from "react";import {useState as t,useRef} from "react";',
    ],
    ["import { useState } from 'react';", "import { useState } from 'react';"],
    ["import * as React from 'react';", "import * as React from 'react';"],
    ["import ReactDOM from 'react-dom';", "import * as ReactDOM from 'react-dom';"],
    [
      "import { hydrateRoot } from 'react-dom/client';",
      "import { hydrateRoot } from 'react-dom/client';",
    ],
  ])('turns %s into %s', (written, byName) => {
    expect(importByName(written)).toBe(byName);
  });
});
