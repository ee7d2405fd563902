# Written by hand: whole games of bots, to measure their speed. Nothing is allocated, and no lock is held.

cdef int draw_card(CBoard *b, CState *s, Word *stream) noexcept nogil:
    cdef int deck = s.drawing
    cdef int n, card, other
    if s.unseen[deck] == 0:
        return s.known[deck * 16]
    n = rules_stream_draw_below(stream, rules_queries_count_bits(s.unseen[deck]))
    for card in range(16):
        if s.unseen[deck] >> card & 1:
            if n == 0:
                break
            n -= 1
    for other in range(card):
        if b.card_same[deck * 16 + other] == b.card_same[deck * 16 + card] and s.unseen[deck] >> other & 1:
            return other
    return card


cdef int answer_nature(CBoard *b, CState *s, Word *stream) noexcept nogil:
    cdef int dice = rules_queries_dice_due(b, s)
    cdef int third = 0, one, two
    if dice:
        if dice > 2:
            third = rules_stream_draw_below(stream, 6)
            third = third + 1 if third < 4 else 5
        one = 1 + rules_stream_draw_below(stream, 6)
        two = 1 + rules_stream_draw_below(stream, 6)
        return rules_apply_apply(b, s, rules_throwing_thrower(s), 0, one, two, third, 0, 0)
    return rules_apply_apply(b, s, s.turn, 2, draw_card(b, s, stream), 0, 0, 0, 0)


cdef int play_loop(CBoard *b, CState *s, int bot, Word seed, Word game, int rounds, long *counts) noexcept nogil:
    cdef Word streams[7][4]
    cdef int memory[6][32]
    cdef int listed[480]
    cdef int out[6]
    cdef int seat, k, asked = 0, turn, spoke, refusal, played = 0
    for k in range(7):
        rules_stream_seed_stream(streams[k], seed, game, k)
    memset(memory, 0, sizeof(memory))
    while s.phase != 11 and played < rounds:
        seat = rules_asking_whom_to_ask(s, asked)
        turn = s.turn
        out[0] = 0
        out[1] = 0
        if seat == 6:
            out[0] = 0 if rules_queries_dice_due(b, s) > 0 else 2
            refusal = answer_nature(b, s, streams[0])
        else:
            if bot == 0:
                spoke = bots_standard_choose_standard(b, s, seat, memory[seat], streams[1 + seat], listed, out)
            elif bot == 1:
                spoke = bots_random_bot_choose_random(b, s, seat, memory[seat], streams[1 + seat], listed, out)
            elif bot == 2:
                spoke = bots_novice_choose_novice(b, s, seat, memory[seat], streams[1 + seat], listed, out)
            else:
                spoke = bots_walker_choose_leaver(b, s, seat, memory[seat], streams[1 + seat], listed, out)
            if not spoke:
                if s.awaited >> seat & 1:
                    return -1
                asked = rules_asking_asked_nothing(asked, seat)
                continue
            if out[0] == 0:
                refusal = answer_nature(b, s, streams[0])
            else:
                refusal = rules_apply_apply(b, s, seat, out[0], out[1], out[2], out[3], out[4], out[5])
        if refusal:
            return -2 - refusal
        asked = rules_asking_asked_after(asked, out[0], out[1])
        counts[0] += 1
        if s.turn != turn:
            counts[1] += 1
            if s.turn < turn:
                played += 1
    return 0


def play_games(Board board not None, int seats, int bot, Word seed, Word first, int games, int rounds):
    """Play games of bots with themselves; return decisions and turns."""
    cdef CState s
    cdef long counts[2]
    cdef Word game
    cdef int fault = 0
    counts[0] = counts[1] = 0
    with nogil:
        for game in range(first, first + games):
            memset(&s, 0, sizeof(CState))
            rules_start_start(&board.c, &s, seats)
            fault = play_loop(&board.c, &s, bot, seed, game, rounds, counts)
            if fault != 0:
                break
    if fault:
        raise RuntimeError(f"bot game {game}: {fault}")
    return counts[0], counts[1]
