"use strict";
// A plain page until the real one comes: it shows what the server says and computes no rule.

const german = navigator.language.toLowerCase().startsWith("de");
const lang = german ? "de" : "en";
const TEXTS = {
  make: ["Neuer Tisch", "New table"], edition: ["Ausgabe", "Edition"], place: ["Platz", "Place"],
  open: ["offen", "open"], closed: ["geschlossen", "closed"], bot: ["Bot", "Bot"], pace: ["Tempo der Bots", "Pace of the bots"],
  instant: ["sofort", "instant"], normal: ["normal", "normal"], slow: ["langsam", "slow"], clock: ["Bedenkzeit", "Clock"],
  none: ["keine", "none"], relaxed: ["gemütlich", "relaxed"], fast: ["schnell", "fast"],
  listed: ["In der Liste zeigen", "Show in the list"], yes: ["ja", "yes"], no: ["nein", "no"], create: ["Tisch eröffnen", "Make the table"],
  join: ["Mitspielen", "Join"], code: ["Code des Tisches oder Platzes", "Code of the table or seat"], go: ["Hingehen", "Go"], act: ["Los", "Do it"],
  tables: ["Offene Tische", "Open tables"], no_tables: ["Gerade keine.", "None just now."], name: ["Ihr Name", "Your name"],
  sit: ["Hinsetzen", "Sit down"], leave: ["Aufstehen", "Get up"], start: ["Spiel beginnen", "Begin"], seats: ["Plätze", "Places"],
  link: ["Link für die anderen", "Link for the others"], own_code: ["Code, um auf einem anderen Gerät weiterzuspielen", "Code to go on with another device"],
  log: ["Was geschah", "What happened"], may: ["Ihr Zug", "Your move"], any: ["Eine Zeile, z. B. Anna throws", "A line, as Anna throws"],
  say: ["Sagen", "Say"], chat: ["Nachricht", "Message"], waits: ["am Zug", "to act"], away: ["nicht da", "away"], you: ["Sie", "you"],
  lost: ["Verbindung unterbrochen, neuer Versuch …", "Connection lost, trying again …"], table: ["Tisch", "Table"],
  record: ["Aufzeichnung", "Record"], back: ["Selbst weiterspielen", "Play again myself"], here: ["Ich bin noch da", "I am still here"],
  ask: ["Noch da?", "Still there?"], vote: ["Bot soll spielen", "Let a bot play"], watching: ["Sie schauen zu.", "You are watching."],
  empty: ["Gerade ist jemand anders dran.", "Somebody else is to act."], over: ["Das Spiel ist zu Ende.", "The game is over."], minutes: ["Minuten", "minutes"],
  usual: ["wie üblich", "as usual"], waive: ["Keine Miete fordern", "Demand no rent"],
  real: ["Am echten Tisch", "At a real table"],
  elsewhere: ["Den Kartenleser und „Nur das Geld“ zeigt nur die gebaute Seite; ohne sie gibt es beides am Terminal:",
    "Only the built page shows the card reader and just the money; without it both are at the terminal:"],
};
const say = (id) => (TEXTS[id] ? TEXTS[id][german ? 0 : 1] : id);
document.documentElement.lang = lang;

function make(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}
const card = (title, ...children) => make("section", {}, make("h2", { textContent: title }), ...children);
const button = (text, onclick, main = false) => make("button", { type: "button", textContent: text, onclick, className: main ? "main" : "" });
const select = (id, values, shown = say) =>
  make("select", { id }, ...values.map((value) => make("option", { value, textContent: shown(value) })));
const labelled = (text, field) => [make("label", { textContent: text, htmlFor: field.id }), field];
const main = document.getElementById("main");
const wrong = (text = "") => { document.getElementById("wrong").textContent = text; };

function keep(name, fresh) {
  let value = localStorage.getItem(name);
  if (value === null && fresh) localStorage.setItem(name, (value = fresh()));
  return value;
}
function key() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
const KEY = keep("bankhalter-key", key);

async function ask(path, body) {
  const answer = await fetch(path, {
    method: body ? "POST" : "GET", body: body && JSON.stringify(body),
    headers: { "Accept-Language": lang, "Content-Type": "application/json" },
  });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.sentence);
  return data;
}

// ---- the lobby

async function lobby() {
  const [editions, tables] = await Promise.all([ask("/api/editions"), ask("/api/tables")]);
  const edition = select("edition", editions.map((each) => each.name), (name) => editions.find((each) => each.name === name).title);
  const options = make("div");
  const show = () => {
    const chosen = editions.find((each) => each.name === edition.value);
    options.replaceChildren(...Object.entries(chosen.options).flatMap(([name, values]) => labelled(name, values.length
      ? make("select", { id: `option-${name}`, name }, ...values.map((value, number) => make("option", { value, textContent: chosen.said[name][number] })))
      : make("input", { id: `option-${name}`, name, type: "number", min: 1, placeholder: `${chosen.said[name][0]} (${say("minutes")})` }))));
  };
  edition.addEventListener("change", show);
  show();
  const places = ["open", "open", "bot:standard", "bot:standard", "closed", "closed"].map((value, number) => {
    const field = select(`place-${number}`, ["open", "bot:standard", "bot:novice", "bot:random", "closed"],
      (word) => word.split(":").map(say).join(" "));
    field.value = value;
    return field;
  });
  const pace = select("pace", ["normal", "slow", "instant"]);
  const profile = select("clock", ["none", "relaxed", "fast"]);
  const listed = select("listed", ["no", "yes"]);
  const create = async () => {
    const wanted = {};
    for (const field of options.querySelectorAll("select, input")) {
      if (field.value && field.value !== (field.options?.[0].value ?? "")) wanted[field.name] = field.type === "number" ? Number(field.value) : field.value;
    }
    const made = await ask("/api/tables", {
      edition: edition.value, token: KEY, options: wanted, places: places.map((field) => field.value),
      pace: pace.value, profile: profile.value, listed: listed.value === "yes",
    });
    location.assign(`/t/${made.id}`);
  };
  const code = make("input", { id: "code", autocomplete: "off", maxLength: 32 });
  const go = (event) => {
    event.preventDefault();
    const signs = code.value.toUpperCase().replace(/[^A-Z0-9]/g, "");
    if (signs.length > 5) sessionStorage.setItem("bankhalter-enter", signs);
    if (signs) location.assign(`/t/${signs.slice(0, 5)}`);
  };
  const real = card(say("real"), make("p", {}, say("elsewhere")),
    ...["bankhalter reader", "bankhalter money Anna Ben"].map((command) => make("p", {}, make("code", { textContent: command }))));
  const asked = /^\/(reader|money)/.test(location.pathname);
  main.replaceChildren(
    ...(asked ? [real] : []),
    card(say("make"), ...labelled(say("edition"), edition), options,
      ...places.flatMap((field, number) => labelled(`${say("place")} ${number + 1}`, field)),
      ...labelled(say("pace"), pace), ...labelled(say("clock"), profile), ...labelled(say("listed"), listed),
      make("div", { className: "row" }, button(say("create"), () => create().catch((error) => wrong(error.message)), true))),
    card(say("join"), make("form", { onsubmit: go }, ...labelled(say("code"), code),
      make("div", { className: "row" }, make("button", { textContent: say("go") })))),
    make("div", { className: "stack" }, card(say("tables"), tables.length
      ? make("ul", { className: "seats" }, ...tables.map((each) => make("li", {},
        make("a", { href: `/t/${each.id}`, textContent: `${each.code} · ${each.edition}` }),
        make("span", { className: "quiet", textContent: each.seats.join(", ") }))))
      : make("p", { className: "quiet", textContent: say("no_tables") })), asked ? "" : real),
  );
}

// ---- a table

class Table {
  constructor(name) {
    this.name = name;
    this.last = null;
    this.waiting = new Map();
    this.lines = [];
    this.delay = 500;
    this.open();
  }

  open() {
    const wire = (this.wire = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(this.name)}/socket`));
    wire.onopen = () => wire.send(JSON.stringify({ type: "hello", tokens: [KEY], last: this.last, lang }));
    wire.onmessage = (event) => this.hear(JSON.parse(event.data));
    wire.onclose = () => {
      if (this.done) return;
      document.getElementById("line").textContent = say("lost");
      setTimeout(() => this.done || this.open(), this.delay);
      this.delay = Math.min(this.delay * 2, 15000);
    };
    this.alive ??= setInterval(() => this.wire.readyState === 1 && this.wire.send('{"type":"ping"}'), 30000);
  }

  close() {
    this.done = true;
    clearInterval(this.alive);
    this.wire.close();
  }

  hear(message) {
    if (message.type === "welcome") {
      document.getElementById("line").textContent = "";
      this.delay = 500;
      this.table = message.table;
      if (message.first !== this.last) this.lines = [];
      for (const sent of this.waiting.values()) this.wire.send(sent);
      const code = sessionStorage.getItem("bankhalter-enter");
      sessionStorage.removeItem("bankhalter-enter");
      if (code) this.give({ do: "enter", code, token: KEY });
    }
    if (message.type === "welcome" || message.type === "news") {
      this.last = message.sequence;
      this.you = message.you ?? this.you;
      message.entries.forEach((entry, number) => this.lines.push(...this.told(entry, message.said[number])));
      this.lines = this.lines.slice(-400);
      this.moment = message.moment;
      this.may = message.may;
      this.show();
    } else if (message.type === "ack" || message.type === "refused") {
      this.waiting.delete(message.id);
      wrong(message.sentence);
    } else if (message.type === "farewell") {
      wrong(message.sentence);
      if (message.reason === "no_table") this.close();
    }
  }

  told(entry, sentences) {
    if (entry.kind === "said") return entry.text ? [["said", `${this.shown(entry.seat)}: ${entry.text}`]] : [];
    if (entry.kind === "reacted") return [["said", `${this.shown(entry.seat)}: ${entry.sign}`]];
    return sentences.map((sentence) => ["", sentence]);
  }

  shown(seat) {
    return this.moment?.chairs.find((chair) => chair.seat === seat)?.shown ?? seat;
  }

  give(command) {
    const id = crypto.randomUUID ? crypto.randomUUID() : key();
    const sent = JSON.stringify({ type: "do", id, command });
    this.waiting.set(id, sent);
    if (this.wire.readyState === 1) this.wire.send(sent);
  }

  show() {
    const { moment, you } = this;
    document.getElementById("place").textContent = `${say("table")} ${this.table.code} · ${this.table.edition}`;
    const focus = document.activeElement?.id;
    const typed = Object.fromEntries(["line-field", "chat-field", "name-field"].map((id) => [id, document.getElementById(id)?.value ?? ""]));
    main.replaceChildren(...[this.moves(), this.seats(), this.log(), this.sharing()].filter(Boolean));
    for (const [id, value] of Object.entries(typed)) {
      const field = document.getElementById(id);
      if (field && value) field.value = value;
    }
    if (focus) document.getElementById(focus)?.focus();
    const list = document.querySelector(".log");
    list.scrollTop = list.scrollHeight;
    document.title = (moment.awaits ?? []).some((seat) => you.seats.includes(seat)) ? `● Bankhalter` : "Bankhalter";
  }

  form(id, hint, text, act) {
    const field = make("input", { id, placeholder: hint, autocomplete: "off", maxLength: 300, "aria-label": hint });
    return make("form", { className: "row", onsubmit: (event) => { event.preventDefault(); if (field.value.trim()) act(field.value.trim()); field.value = ""; } },
      field, make("button", { textContent: text }));
  }

  moves() {
    const { moment, you } = this;
    if (moment.stage === "over") return card(say("over"), ...Object.entries(moment.worth ?? {}).map(([seat, worth]) => make("p", { textContent: `${this.shown(seat)}: ${worth.toLocaleString(lang)}` })));
    if (moment.stage === "open") return null;
    if (!you.seats.length) return card(say("watching"));
    const lines = Object.values(this.may).flat();
    const extra = [];
    for (const doubt of moment.doubts ?? []) {
      for (const seat of you.seats) {
        if (doubt.about === seat) extra.push(button(say("here"), () => this.give({ do: "here", seat }), true));
        else extra.push(button(`${say("vote")}: ${this.shown(doubt.about)}`, () => this.give({ do: "vote", seat, about: doubt.about, bot: "standard" })));
      }
    }
    for (const about of moment.may_be_asked ?? []) {
      if (!you.seats.includes(about)) extra.push(button(`${say("ask")} ${this.shown(about)}`, () => this.give({ do: "ask", seat: you.seats[0], about })));
    }
    for (const chair of moment.chairs) {
      if (chair.holder === "person" && chair.bot && you.seats.includes(chair.seat)) extra.push(button(say("back"), () => this.give({ do: "return", seat: chair.seat }), true));
    }
    return card(say("may"), ...extra,
      lines.length ? make("div", { className: "row" }, ...lines.map((line, number) => button(line, () => this.give({ do: "play", line }), number === 0)))
        : make("p", { className: "quiet", textContent: say("empty") }),
      this.form("line-field", say("any"), say("act"), (line) => this.give({ do: "play", line })));
  }

  seats() {
    const { moment, you } = this;
    const open = moment.stage === "open";
    const arranges = you.host || (you.seats.length && !moment.host_here);
    const name = make("input", { id: "name-field", maxLength: 24, autocomplete: "nickname", value: localStorage.getItem("bankhalter-name") ?? "" });
    const sit = (place) => {
      localStorage.setItem("bankhalter-name", name.value);
      this.give({ do: "sit", place, shown: name.value, token: KEY });
    };
    const rows = moment.chairs.filter((chair) => open || chair.seat).map((chair) => make("li", {},
      make("span", { className: (moment.awaits ?? []).includes(chair.seat) ? "awaited" : "",
        textContent: chair.seat ? [chair.shown, chair.shown === chair.seat ? null : `(${chair.seat})`].filter(Boolean).join(" ") : `${say("place")} ${chair.place + 1}: ${say(chair.holder)}` }),
      make("span", { className: "quiet", textContent: [
        chair.bot ? `${say("bot")} ${chair.bot}` : "", you.seats.includes(chair.seat) ? say("you") : chair.away ? say("away") : "",
        (moment.awaits ?? []).includes(chair.seat) ? say("waits") : ""].filter(Boolean).join(" · ") }),
      open && chair.holder === "open" ? button(say("sit"), () => sit(chair.place)) : null,
      open && you.seats.includes(chair.seat) ? button(say("leave"), () => this.give({ do: "leave", seat: chair.seat })) : null,
      open && arranges && chair.holder !== "person" ? button(say(chair.holder === "bot" ? "open" : "bot"), () => this.give(
        chair.holder === "bot" ? { do: "hold", place: chair.place, holder: "open" } : { do: "hold", place: chair.place, holder: "bot", bot: "standard" })) : null));
    return card(say("seats"), open ? make("div", {}, ...labelled(say("name"), name)) : null, make("ul", { className: "seats" }, ...rows),
      open && arranges ? make("div", { className: "row" }, button(say("start"), () => this.give({ do: "start" }), true)) : null);
  }

  log() {
    return card(say("log"),
      make("ul", { className: "log", tabIndex: 0 }, ...this.lines.map(([className, textContent]) => make("li", { className, textContent }))),
      this.you.seats.length ? this.form("chat-field", say("chat"), say("say"), (text) => this.give({ do: "say", seat: this.you.seats[0], text })) : null);
  }

  sharing() {
    const link = `${location.origin}/t/${this.table.id}`;
    return card(say("link"), make("p", {}, make("code", { textContent: link })),
      make("p", {}, `${say("table")}: `, make("code", { textContent: this.table.code })),
      ...Object.entries(this.you.codes).flatMap(([seat, code]) => [
        make("p", { className: "quiet", textContent: `${say("own_code")} (${this.shown(seat)})` }), make("p", {}, make("code", { textContent: code }))]),
      this.moment.stage === "open" ? null : make("p", {}, make("a", { href: `/api/tables/${this.table.id}/record`, textContent: say("record") })));
  }
}

const name = decodeURIComponent(location.pathname.match(/^\/t\/([^/]+)$/)?.[1] ?? "");
if (name) new Table(name);
else lobby().catch((error) => wrong(error.message));
